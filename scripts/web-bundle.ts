import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { isFresh, make } from './when-stale.ts';

export const WEB_MANIFEST = 'dist/web-manifest.json';

const bundle = {
  folder: 'dist/web',
  sources: [
    'src/web/**/*',
    'src/shared/**/*',
    'vite.config.ts',
    'scripts/web-chunks.ts',
    'package-lock.json',
  ],
};

export async function buildWeb(): Promise<void> {
  await make(bundle, async () => {
    // Set to anything else in the shell, it would bundle React's development build.
    process.env['NODE_ENV'] = 'production';
    await build({ logLevel: 'warn' });
    renameSync('dist/web/manifest.json', WEB_MANIFEST);
    compressWeb('dist/web');
  });
}

export async function buildWebWhenStale(): Promise<void> {
  if (isFresh(bundle)) return;
  console.log('Building the web bundle …');
  await buildWeb();
}

const TEXT_FILES = '**/*.{js,css,svg,webmanifest}';

const SMALLEST_BYTES = 1024;

export function compressWeb(folder: string): void {
  for (const name of globSync(TEXT_FILES, { cwd: folder })) {
    const path = `${folder}/${name}`;
    const bytes = readFileSync(path);
    if (bytes.length < SMALLEST_BYTES) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
