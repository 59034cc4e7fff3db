import type { Plugin } from 'vite';

/** Under vitest Svelte must be the browser's one: `mount` does not exist in the server's. */
export function svelteTesting(): Plugin {
  return {
    name: 'svelte-testing',
    config: () => (process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  };
}
