import { LOGO_LIMITS } from '#domain/settings/store-logo.ts';
import { isWithin, readStoredImage } from '#storage/image-store.ts';

/**
 * The seller's logo, or null: a document without its logo is better than none, should the file be lost. Settings may
 * name any stored picture; one too large for a logo would slow down every document.
 */
export function readLogo(imagesFolder: string, fileName: string | null): Uint8Array | null {
  const bytes = fileName === null ? null : readStoredImage(imagesFolder, fileName);
  return bytes && isWithin(bytes, LOGO_LIMITS) ? bytes : null;
}
