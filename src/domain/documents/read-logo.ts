import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStoredImage } from '#storage/image-store.ts';

/** The seller's logo; null without one: a paper without its logo is better than none, should its file be lost. */
export function readLogo(imagesFolder: string, fileName: string | null): Uint8Array | null {
  if (fileName === null || !isStoredImage(imagesFolder, fileName)) return null;
  try {
    return readFileSync(join(imagesFolder, fileName));
  } catch {
    return null;
  }
}
