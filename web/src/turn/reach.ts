/** For tests: which choices a person can get at in a panel, by clicking, typing and ticking as a person would. */
import { flushSync } from 'svelte';

type Said = (choice: string) => void;

/** Works every control of the panel through all it can be set to, and reports each choice whose button can be pressed. */
export function explore(root: HTMLElement, found: Said): void {
  turnNumbers(root, found);
  pickAll(root, found);
  for (const box of all<HTMLInputElement>(root, 'input[type=radio], input[type=checkbox]')) {
    if (box.disabled) continue;
    box.click();
    flushSync();
    turnNumbers(root, found);
    pickAll(root, found);
  }
}

function turnNumbers(root: HTMLElement, found: Said): void {
  collect(root, found);
  for (const input of all<HTMLInputElement>(root, 'input[type=number]')) {
    if (input.disabled) continue;
    const [least, most] = [Number(input.min), Number(input.max)];
    for (let value = least; value <= most && Number(input.max) >= value; value += 1) set(input, String(value), root, found);
    set(input, String(least), root, found);
  }
}

function pickAll(root: HTMLElement, found: Said): void {
  for (const select of all<HTMLSelectElement>(root, 'form select')) {
    for (const option of [...select.options]) set(select, option.value, root, found);
  }
}

function set(control: HTMLInputElement | HTMLSelectElement, value: string, root: HTMLElement, found: Said): void {
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  collect(root, found);
}

function collect(root: HTMLElement, found: Said): void {
  for (const button of all<HTMLButtonElement>(root, 'button[data-choice]')) {
    if (!button.disabled && button.dataset['choice'] !== undefined) found(button.dataset['choice']);
  }
}

export function all<E extends Element>(root: HTMLElement, selector: string): E[] {
  return [...root.querySelectorAll<E>(selector)];
}
