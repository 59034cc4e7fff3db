/** For tests of components: a place to show one, cleared after each test. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach } from 'vitest';

export class Stage {
  target = document.createElement('div');
  #shown: Record<string, unknown> | null = null;

  constructor() {
    beforeEach(() => {
      this.target = document.createElement('div');
      document.body.append(this.target);
    });
    afterEach(() => {
      if (this.#shown) void unmount(this.#shown);
      this.#shown = null;
      this.target.remove();
    });
  }

  show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
    this.#shown = mount(component, { target: this.target, props });
    flushSync();
  }
}
