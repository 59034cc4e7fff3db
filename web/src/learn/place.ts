/** Puts a bubble near what it speaks about: below it, above it where there is more room, never off the screen. */
const GAP = 6;
const EDGE = 8;

export function place(anchor: HTMLElement, bubble: HTMLElement): () => void {
  const put = (): void => {
    const near = boxOf(anchor);
    const { width, height } = bubble.getBoundingClientRect();
    const left = near.left + near.width / 2 - width / 2;
    const below = near.bottom + GAP;
    const top = below + height > innerHeight - EDGE && near.top > innerHeight - near.bottom ? near.top - GAP - height : below;
    bubble.style.left = `${clamp(left, innerWidth - width - EDGE)}px`;
    bubble.style.top = `${clamp(top, innerHeight - height - EDGE)}px`;
  };
  put();
  addEventListener('scroll', put, { capture: true, passive: true });
  addEventListener('resize', put);
  return () => {
    removeEventListener('scroll', put, { capture: true });
    removeEventListener('resize', put);
  };
}

/** An element without a box of its own (`display: contents`) is where its first child is. */
function boxOf(element: HTMLElement): DOMRect {
  const box = element.getBoundingClientRect();
  return box.width === 0 && element.firstElementChild ? element.firstElementChild.getBoundingClientRect() : box;
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most));
}
