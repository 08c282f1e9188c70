import { and, asc, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { complaintLines, complaintPhotos, complaints } from '#db/schema/complaints.ts';
import { orders } from '#db/schema/orders.ts';
import { packedGoodsColumns } from '#domain/catalog/packed-goods.ts';
import { findOrder } from '#domain/orders/queries/find-order.ts';
import { ordersVisibleTo } from '#domain/orders/queries/visible-orders.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { DocumentFilesCtx } from '#storage/document-files.ts';
import { readStoredImage } from '#storage/image-store.ts';

const MAX_OF_ORDER = 20;

export function listComplaints(
  ctx: Ctx,
  { isDone, limit }: { readonly isDone: boolean; readonly limit: number },
) {
  const where = isDone ? isNotNull(complaints.doneAt) : isNull(complaints.doneAt);
  return readComplaints(ctx, where, isDone ? desc(complaints.doneAt) : asc(complaints.id), limit);
}

/** Newest first, with the office's answers. Rejects with `order-not-found`. */
export function listComplaintsOf(ctx: ActorCtx, { orderId }: { readonly orderId: number }) {
  findOrder(ctx, orderId);
  return readComplaints(ctx, eq(complaints.orderId, orderId), desc(complaints.id), MAX_OF_ORDER);
}

function readComplaints(ctx: Ctx, where: SQL, orderBy: SQL, limit: number) {
  const found = ctx.db
    .select({
      complaintId: complaints.id,
      orderId: complaints.orderId,
      ...pick(orders, 'buyerName', 'buyerPhone'),
      ...pick(complaints, 'reason', 'note', 'createdAt', 'answer', 'answeredAt', 'doneAt'),
    })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .where(where)
    .orderBy(orderBy)
    .limit(limit)
    .all();
  const ids = found.map((complaint) => complaint.complaintId);
  const lines = ctx.db
    .select({
      ...pick(complaintLines, 'complaintId', 'productName', 'quantity'),
      ...packedGoodsColumns,
    })
    .from(complaintLines)
    .innerJoin(products, eq(products.id, complaintLines.productId))
    .where(inIds(complaintLines.complaintId, ids))
    .orderBy(asc(complaintLines.complaintId), asc(complaintLines.productName))
    .all();
  const linesOf = Map.groupBy(lines, (line) => line.complaintId);
  const photos = ctx.db
    .select({ complaintId: complaintPhotos.complaintId, photoId: complaintPhotos.id })
    .from(complaintPhotos)
    .where(inIds(complaintPhotos.complaintId, ids))
    .orderBy(asc(complaintPhotos.id))
    .all();
  const ofComplaint = Map.groupBy(photos, (photo) => photo.complaintId);
  return found.map((complaint) => ({
    ...complaint,
    lines: (linesOf.get(complaint.complaintId) ?? []).map(({ complaintId: _, ...line }) => line),
    photoIds: (ofComplaint.get(complaint.complaintId) ?? []).map((photo) => photo.photoId),
  }));
}

/** Rejects with `photo-not-found`, also for a photo of an order the caller may not see. */
export function getComplaintPhoto(
  ctx: ActorCtx & DocumentFilesCtx,
  { photoId }: { readonly photoId: number },
): { readonly fileName: string; readonly bytes: Uint8Array } {
  const found = ctx.db
    .select({ fileName: complaintPhotos.fileName })
    .from(complaintPhotos)
    .innerJoin(complaints, eq(complaints.id, complaintPhotos.complaintId))
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .where(and(eq(complaintPhotos.id, photoId), ordersVisibleTo(ctx.actor)))
    .get();
  const bytes = found ? readStoredImage(ctx.documentsFolder, found.fileName) : null;
  if (!found || !bytes) throw new DomainError('photo-not-found');
  return { fileName: found.fileName, bytes };
}
