import { DomainError } from '#domain/kernel/domain-error.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import { storeImage } from '#storage/image-store.ts';

/**
 * Stores the seller's logo and returns its file name, for the settings to name. Documents draw PNG and JPG only, so
 * anything else is `unsupported-image-type`; more than 5 MB is `image-too-large`.
 */
export function storeLogo(ctx: ImagesCtx, input: { readonly image: string }): { readonly fileName: string } {
  const fileName = storeImage(ctx.imagesFolder, input.image);
  if (fileName.endsWith('.webp')) {
    throw new DomainError('logo-type');
  }
  return { fileName };
}
