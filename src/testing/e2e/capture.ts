import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';

const folder = 'dist/screenshots';

/** Keeps a picture of the page as it is in dist/screenshots/<name>-<width>.png and answers its path. */
export async function capture(
  page: Page,
  name: string,
  options: { fullPage?: boolean } = {},
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const width = page.viewportSize()?.width ?? 0;
  const path = `${folder}/${name}-${width}.png`;
  await page.screenshot({ path, fullPage: options.fullPage ?? true, animations: 'disabled' });
  return path;
}
