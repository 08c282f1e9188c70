import { readStoredImage } from '#storage/image-store.ts';

/** The seller's logo; null without one: a paper without its logo is better than none, should its file be lost. */
export function readLogo(imagesFolder: string, fileName: string | null): Uint8Array | null {
  return fileName === null ? null : readStoredImage(imagesFolder, fileName);
}
