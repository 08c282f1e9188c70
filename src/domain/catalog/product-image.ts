import { DomainError } from '#kernel/domain-error.ts';
import { type ImagesCtx, isStoredImage, storeImage, storeImageBytes } from '#storage/image-store.ts';
import { imageFileName, imageUrl } from './image-url.ts';

/**
 * The file name that a product's `image` field comes to: absent or its own URL keeps `current`, null or empty removes
 * it, a data URL stores a new one, the URL of a stored one takes that. Rejects anything else with `image-invalid`.
 * Writes a file, so it stands before the transaction.
 */
export function resolveImage(
  ctx: ImagesCtx,
  image: string | null | undefined,
  current: string | null,
): string | null {
  if (image === undefined) return current;
  if (image === null || image === '') return null;
  if (/^data:/i.test(image)) return withSmall(ctx, storeImage(ctx.imagesFolder, image));
  if (image === imageUrl(current)) return current;
  const fileName = imageFileName(image);
  if (fileName !== null && isStoredImage(ctx.imagesFolder, fileName)) return fileName;
  throw new DomainError('image-invalid').on('image');
}

/** Stores a picture that a product shall get, and says under which URL. Rejects what is no picture, like `createProduct`. */
export function storeProductImage(ctx: ImagesCtx, image: Buffer): { readonly image: string } {
  return { image: imageUrl(withSmall(ctx, storeImageBytes(ctx.imagesFolder, image))) };
}

function withSmall(ctx: ImagesCtx, fileName: string): string {
  ctx.wantSmallImage?.(fileName);
  return fileName;
}
