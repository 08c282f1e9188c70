import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGO_LIMITS } from '#domain/settings/store-logo.ts';
import { isStoredImage, isWithin } from '#storage/image-store.ts';

/**
 * The seller's logo; null without one: a paper without its logo is better than none, should its file be lost. The settings
 * may name any stored picture; one too large for a logo would hold up every document.
 */
export function readLogo(imagesFolder: string, fileName: string | null): Uint8Array | null {
  if (fileName === null || !isStoredImage(imagesFolder, fileName)) return null;
  try {
    const bytes = readFileSync(join(imagesFolder, fileName));
    return isWithin(bytes, LOGO_LIMITS) ? bytes : null;
  } catch {
    return null;
  }
}
