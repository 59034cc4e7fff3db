import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKABLE = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALLEST = 600;

/** Writes version.json, by which an old page notices that it is old, and every file packed beside itself. */
export function pack(version: string): Plugin {
  let folder = 'dist';
  return {
    name: 'pack',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      writeFileSync(join(folder, 'version.json'), JSON.stringify({ version }));
      for (const file of files(folder)) {
        if (!PACKABLE.test(file) || statSync(file).size < SMALLEST) continue;
        const body = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(body));
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
