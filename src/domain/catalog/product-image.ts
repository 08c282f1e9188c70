import { DomainError } from '#domain/kernel/domain-error.ts';
import { type ImagesCtx, storeImage } from '#storage/image-store.ts';
import { imageUrl } from './image-url.ts';

/**
 * The file name that a product's `image` field comes to: absent or its own URL keeps `current`, null or empty removes
 * it, a data URL stores a new one (decisions "Catalogue"). Rejects anything else with `validation-failed`. Writes a
 * file, so it stands before the transaction.
 */
export function resolveImage(
  ctx: ImagesCtx,
  image: string | null | undefined,
  current: string | null,
): string | null {
  if (image === undefined) return current;
  if (image === null || image === '') return null;
  if (/^data:/i.test(image)) return storeImage(ctx.imagesFolder, image);
  if (image === imageUrl(current)) return current;
  throw new DomainError('image-invalid').on('image');
}
