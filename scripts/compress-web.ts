import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

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
