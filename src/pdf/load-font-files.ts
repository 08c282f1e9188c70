import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontFiles } from './document-fonts.ts';

export async function loadFontFiles(): Promise<FontFiles> {
  const { resolve } = createRequire(import.meta.url);
  const [regular, bold] = await Promise.all([
    readFile(resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
    readFile(resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  ]);
  return { regular: new Uint8Array(regular), bold: new Uint8Array(bold) };
}
