import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `amunre serve` listens while one works on the client: AMUNRE_SERVER=http://127.0.0.1:8000 npm run dev. */
const server = process.env['AMUNRE_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  // Under vitest Svelte must be the browser's one: `mount` does not exist in the server's.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  define: { __VERSION__: JSON.stringify(process.env['AMUNRE_CLIENT'] ?? 'dev') },
  build: {
    target: 'es2022',
    // A data: address in CSS or script would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/healthz': server, '/openapi.json': server },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/text/testing.ts'],
  },
});
