import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { pack } from './tools/pack.ts';

/** Where `amunre serve` listens while one works on the client: AMUNRE_SERVER=http://127.0.0.1:8000 npm run dev. */
const server = process.env['AMUNRE_SERVER'] ?? 'http://127.0.0.1:8000';
/** `./run` builds with a digest of the sources; a page asks the server for it and notices when it is old. */
const version = process.env['AMUNRE_CLIENT'] ?? 'dev';

export default defineConfig({
  plugins: [svelte(), pack(version)],
  // Under vitest Svelte must be the browser's one: `mount` does not exist in the server's.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  define: { __CLIENT__: JSON.stringify(version) },
  build: {
    target: 'es2022',
    outDir: process.env['AMUNRE_CLIENT_OUT'] ?? 'dist',
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: address in a style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/version.json': server,
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
    setupFiles: ['src/text/testing.ts'],
    // A busy machine draws whole boards slowly.
    testTimeout: 20_000,
  },
});
