import { and, eq, gte, inArray } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { complaintLines, complaintPhotos, complaints } from '#db/schema/complaints.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { packedGoodsColumns } from '#domain/catalog/packed-goods.ts';
import { storePhoto } from '#domain/delivery/delivery-photos.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { findOrder } from '#domain/orders/queries/find-order.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { countRows, hasRow } from '#kernel/rows.ts';
import { complaintText } from '#shared/complaints.ts';
import type { ReportComplaint } from '#shared/inputs/complaint-inputs.ts';
import { STATUS } from '#shared/order-status.ts';
import type { DocumentFilesCtx } from '#storage/document-files.ts';
import { isStoredImage } from '#storage/image-store.ts';

const MAX_OF_ORDER = 10;
const MAX_OF_DAY = 20;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Reports missing or damaged goods, with photos stored beforehand. Rejects with `order-not-found`,
 * `complaint-too-early` (not delivered yet), `order-item-not-found`, `photo-not-found` and `too-many-complaints`.
 */
export function reportComplaint(
  ctx: ActorCtx & DocumentFilesCtx,
  input: ReportComplaint,
): { readonly complaintId: number } {
  return once(ctx, 'complaint.report', input, (tx, { orderId, photos, lines, reason, note }) => {
    const order = findOrder(tx, orderId);
    if (order.status !== STATUS.departed && order.status !== STATUS.delivered) {
      throw new DomainError('complaint-too-early');
    }
    assertWithinBounds(tx, orderId);
    for (const photo of photos) {
      if (!isStoredImage(tx.documentsFolder, photo)) throw new DomainError('photo-not-found');
    }
    const named = nameLines(tx, orderId, lines);
    const { id: complaintId } = tx.db
      .insert(complaints)
      .values({ reason, note, orderId, customerId: tx.actor.id, createdAt: tx.clock.now() })
      .returning({ id: complaints.id })
      .get();
    if (named.length > 0) {
      tx.db
        .insert(complaintLines)
        .values(named.map((line) => ({ complaintId, ...line })))
        .run();
    }
    for (const fileName of new Set(photos)) {
      tx.db.insert(complaintPhotos).values({ complaintId, fileName }).run();
    }
    const what = complaintText(named);
    recordOrderEvent(tx, { type: 'order.complaint-reported', orderId, reason, ...(what && { what }), note });
    tx.emit({ type: 'complaint', orderId, customerId: tx.actor.id });
    return { complaintId };
  });
}

/**
 * Stores a photo for a complaint, from customers with an order that may be complained about. Rejects with
 * `complaint-too-early` and like `storePhoto`.
 */
export function storeComplaintPhoto(
  ctx: ActorCtx & DocumentFilesCtx,
  image: Buffer,
): { readonly photo: string } {
  const isBrought = inArray(orders.status, [STATUS.departed, STATUS.delivered]);
  if (!hasRow(ctx, orders, and(eq(orders.customerId, ctx.actor.id), isBrought)))
    throw new DomainError('complaint-too-early');
  return storePhoto(ctx, image);
}

function assertWithinBounds(tx: ActorCtx, orderId: number): void {
  const ofDay = and(
    eq(complaints.customerId, tx.actor.id),
    gte(complaints.createdAt, tx.clock.now() - DAY_MS),
  );
  const ofOrder = eq(complaints.orderId, orderId);
  if (countRows(tx, complaints, ofOrder) < MAX_OF_ORDER && countRows(tx, complaints, ofDay) < MAX_OF_DAY)
    return;
  throw new DomainError('too-many-complaints');
}

function nameLines(tx: ActorCtx, orderId: number, lines: ReportComplaint['lines']) {
  const ordered = tx.db
    .select({ productId: orderLines.productId, productName: orderLines.productName, ...packedGoodsColumns })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .all();
  const known = new Map(ordered.map((line) => [line.productId, line]));
  const pieces = new Map<number, number>();
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return [...pieces].map(([productId, quantity]) => {
    const line = known.get(productId);
    if (!line) throw new DomainError('order-item-not-found');
    return { ...line, quantity };
  });
}
