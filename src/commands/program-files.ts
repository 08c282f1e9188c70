import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');

/** The built web bundle. */
export const WEB_FOLDER = join(root, 'dist/web');

/** Pictures of the demo shop. */
export const DEMO_IMAGES_FOLDER = join(root, 'data/demo/products');

/** The program's version, as package.json has it. */
export function readVersion(): string {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
