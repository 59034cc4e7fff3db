import { tick } from 'svelte';

/**
 * An action for what is drawn anew after each decision: whoever answered inside by keyboard finds himself at its heading
 * (`h2[tabindex]`), and not at the top of the page, when the button he pressed is gone. `moment` names the decision.
 */
export function keepFocus(node: HTMLElement, moment: string): { update(next: string): void; destroy(): void } {
  let inside = false;
  let current = moment;
  const enter = (): void => void (inside = true);
  // A button that vanishes or is disabled leaves the focus nowhere: that is no going away.
  const leave = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !node.contains(event.relatedTarget)) inside = false;
  };
  node.addEventListener('focusin', enter);
  node.addEventListener('focusout', leave);

  function find(): void {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (inside && lost) node.querySelector<HTMLElement>('h2[tabindex]')?.focus();
  }

  // A removed button loses the focus at once, a disabled one when the next frame is drawn.
  async function update(next: string): Promise<void> {
    if (next === current) return;
    current = next;
    await tick();
    find();
    requestAnimationFrame(() => requestAnimationFrame(find));
  }

  return {
    update: (next) => void update(next),
    destroy() {
      node.removeEventListener('focusin', enter);
      node.removeEventListener('focusout', leave);
    },
  };
}
