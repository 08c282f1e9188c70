import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';

const MANIFEST = {
  id: '/',
  name: 'Furnizo',
  short_name: 'Furnizo',
  description: 'Furnizim me shumicë për pastiçeri, paketime dhe ambalazhe.',
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
};

/** The page as the server writes it, without its code, and a manifest. */
export function givenPages(): { readonly webFolder: string; readonly manifest: string } {
  const webFolder = mkdtempSync(join(tmpdir(), 'furnizo-web-'));
  onTestFinished(() => rmSync(webFolder, { recursive: true }));
  mkdirSync(join(webFolder, 'assets'));
  const page = readFileSync(new URL('../web/index.html', import.meta.url), 'utf8');
  const manifest = JSON.stringify(MANIFEST);
  writeFileSync(join(webFolder, 'index.html'), page);
  writeFileSync(join(webFolder, 'manifest.webmanifest'), manifest);
  return { webFolder, manifest };
}

export async function pngUrl(width: number, height: number): Promise<string> {
  const background = { r: 20, g: 110, b: 90, alpha: 1 };
  const bytes = await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
