import { and, desc, eq, isNull } from 'drizzle-orm';
import { deliveryAttempts, deliveryPhotos } from '#db/schema/delivery.ts';
import { orders } from '#db/schema/orders.ts';
import { findOrder } from '#domain/orders/queries/find-order.ts';
import { ordersVisibleTo } from '#domain/orders/queries/visible-orders.ts';
import { noteUpload } from '#domain/uploads/uploads.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';
import { MAX_DELIVERY_PHOTOS, MAX_PHOTO_BYTES } from '#shared/delivery.ts';
import type { DocumentFilesCtx } from '#storage/document-files.ts';
import { type ImageLimits, readStoredImage, storeImageBytes } from '#storage/image-store.ts';

const PHOTO_LIMITS: ImageLimits = { bytes: MAX_PHOTO_BYTES, pixels: 4_000_000 };

const MAX_PHOTOS = 60;

/**
 * Stores a photo with the documents, outside the public image folder, and returns its name for the visit to refer to
 * within a day. Rejects with `photo-too-large` (300 kB), `image-too-many-pixels`, `unsupported-image-type` and
 * `too-many-photos`.
 */
export function storePhoto(ctx: ActorCtx & DocumentFilesCtx, image: Buffer): { readonly photo: string } {
  if (image.length > MAX_PHOTO_BYTES) throw new DomainError('photo-too-large');
  const store = () => storeImageBytes(ctx.documentsFolder, image, PHOTO_LIMITS);
  return { photo: noteUpload(ctx, 'documents', image.length, store) };
}

export type PhotographedVisit = { readonly orderId: number; readonly attemptId: number | null };

/** Records the photos of a visit; known names are skipped. Call it in a transaction. */
export function notePhotos(
  tx: ActorCtx,
  { orderId, attemptId }: PhotographedVisit,
  photos: readonly string[],
): void {
  const ofVisit =
    attemptId === null ? isNull(deliveryPhotos.attemptId) : eq(deliveryPhotos.attemptId, attemptId);
  for (const fileName of new Set(photos)) {
    const isKnown = and(eq(deliveryPhotos.orderId, orderId), ofVisit, eq(deliveryPhotos.fileName, fileName));
    if (hasRow(tx, deliveryPhotos, isKnown)) continue;
    const row = { orderId, attemptId, fileName, actorId: tx.actor.id, createdAt: tx.clock.now() };
    tx.db.insert(deliveryPhotos).values(row).run();
  }
}

/** Photos of an order's visits, oldest first, with the reason of failed ones. Rejects with `order-not-found`. */
export function listPhotos(ctx: ActorCtx, { orderId }: { readonly orderId: number }) {
  findOrder(ctx, orderId);
  return ctx.db
    .select({
      photoId: deliveryPhotos.id,
      takenAt: deliveryPhotos.createdAt,
      attemptReason: deliveryAttempts.reason,
    })
    .from(deliveryPhotos)
    .leftJoin(deliveryAttempts, eq(deliveryAttempts.id, deliveryPhotos.attemptId))
    .where(eq(deliveryPhotos.orderId, orderId))
    .orderBy(deliveryPhotos.id)
    .limit(MAX_PHOTOS)
    .all();
}

/** Rejects with `photo-not-found`, also for a photo of an order the caller may not see. */
export function getPhoto(
  ctx: ActorCtx & DocumentFilesCtx,
  { photoId }: { readonly photoId: number },
): { readonly fileName: string; readonly bytes: Uint8Array } {
  const found = ctx.db
    .select({ fileName: deliveryPhotos.fileName })
    .from(deliveryPhotos)
    .innerJoin(orders, eq(orders.id, deliveryPhotos.orderId))
    .where(and(eq(deliveryPhotos.id, photoId), ordersVisibleTo(ctx.actor)))
    .get();
  const bytes = found ? readStoredImage(ctx.documentsFolder, found.fileName) : null;
  if (!found || !bytes) throw new DomainError('photo-not-found');
  return { fileName: found.fileName, bytes };
}

export function readPhotosOfDelivery(ctx: ActorCtx & DocumentFilesCtx, orderId: number): Uint8Array[] {
  return ctx.db
    .select({ fileName: deliveryPhotos.fileName })
    .from(deliveryPhotos)
    .where(and(eq(deliveryPhotos.orderId, orderId), isNull(deliveryPhotos.attemptId)))
    .orderBy(desc(deliveryPhotos.id))
    .limit(MAX_DELIVERY_PHOTOS)
    .all()
    .toReversed()
    .flatMap(({ fileName }) => readStoredImage(ctx.documentsFolder, fileName) ?? []);
}
