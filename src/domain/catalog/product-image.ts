import { noteUpload } from '#domain/uploads/uploads.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { type ImagesCtx, isStoredImage, storeImage, storeImageBytes } from '#storage/image-store.ts';
import { imageFileName, imageUrl } from './image-url.ts';

/**
 * The stored file name for a product's `image` field: absent or its own URL keeps `current`, null or empty removes
 * it, a data URL stores a new image, the URL of a stored one is reused. Rejects with `image-invalid`. Writes a file,
 * so call it before the transaction.
 */
export function resolveImage(
  ctx: ImagesCtx,
  image: string | null | undefined,
  current: string | null,
): string | null {
  if (image === undefined) return current;
  if (image === null || image === '') return null;
  if (/^data:/i.test(image)) {
    const store = () => storeImage(ctx.imagesFolder, image);
    return withSmall(ctx, noteUpload(ctx, 'images', Math.ceil(image.length * 0.75), store));
  }
  if (image === imageUrl(current)) return current;
  const fileName = imageFileName(image);
  if (fileName !== null && isStoredImage(ctx.imagesFolder, fileName)) return fileName;
  throw new DomainError('image-invalid').on('image');
}

/** Returns the URL under which the picture can be set on a product. Rejects like `createProduct`. */
export function storeProductImage(ctx: ImagesCtx, image: Buffer): { readonly image: string } {
  const store = () => storeImageBytes(ctx.imagesFolder, image);
  return { image: imageUrl(withSmall(ctx, noteUpload(ctx, 'images', image.length, store))) };
}

function withSmall(ctx: ImagesCtx, fileName: string): string {
  ctx.wantSmallImage?.(fileName);
  return fileName;
}
