import { DomainError } from '#kernel/domain-error.ts';
import { type ImageLimits, type ImagesCtx, storeImageBytes } from '#storage/image-store.ts';

/** Every document decodes it: a photo of 25 megapixels took seconds. Screens send 800 × 400 at most. */
export const LOGO_LIMITS: ImageLimits = { bytes: 2 * 1024 * 1024, pixels: 2_000_000 };

/**
 * Returns the file name to store in the settings. Rejects with `unsupported-image-type` (documents draw PNG and JPG
 * only) and `image-too-many-pixels`.
 */
export function storeLogo(ctx: ImagesCtx, image: Buffer): { readonly fileName: string } {
  const fileName = storeImageBytes(ctx.imagesFolder, image, LOGO_LIMITS);
  if (fileName.endsWith('.webp')) {
    throw new DomainError('logo-type');
  }
  return { fileName };
}
