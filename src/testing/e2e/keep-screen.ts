import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

const folder = 'docs/screens';

/** Keeps a picture of the page as docs/screens/<name>-<width>.webp, in runs that are asked to by KEEP_SCREENS=1. */
export async function keepScreen(page: Page, name: string): Promise<void> {
  if (process.env['KEEP_SCREENS'] !== '1') return;
  mkdirSync(folder, { recursive: true });
  const width = page.viewportSize()?.width ?? 0;
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).webp({ quality: 70 }).toFile(`${folder}/${name}-${width}.webp`);
}
