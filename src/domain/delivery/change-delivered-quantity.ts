import { eq } from 'drizzle-orm';
import { orderLines } from '#db/schema/orders.ts';
import {
  returnExcessCustomStock,
  takeDeliveredCustomStock,
} from '#domain/custom-stock/return-custom-stock.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import {
  recordReduction,
  takeBackReductions,
  writeOffDamaged,
} from '#domain/orders/changes/line-reductions.ts';
import { lineTotalSql } from '#domain/orders/placement/price-line.ts';
import type { OrderHead } from '#domain/orders/queries/find-order.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReductionReason } from '#shared/delivery.ts';

export type DeliveredLine = {
  readonly orderLineId: number;
  readonly deliveredQuantity: number;
  readonly reason: ReductionReason;
};

export type StandingLine = {
  readonly id: number;
  readonly orderId: number;
  readonly productId: number;
  readonly productName: string;
  readonly quantity: number;
};

/**
 * Sets a line to the accepted quantity and records the change for the customer. Fewer pieces: their stock is
 * returned, custom stock included (damaged pieces are written off), with the reason. More pieces: only as many as an
 * earlier record took off, and their stock is taken again (`insufficient-stock`), custom stock as far as available.
 * Above the ordered quantity: `validation-failed`. The caller updates the order's total.
 */
export function changeDeliveredQuantity(
  ctx: ActorCtx,
  order: OrderHead,
  line: StandingLine,
  delivered: DeliveredLine,
): void {
  const lowered = line.quantity - delivered.deliveredQuantity;
  if (lowered === 0) return;
  if (lowered > 0) recordReduction(ctx, line, lowered, delivered.reason);
  const undamaged = lowered > 0 ? 0 : takeBack(ctx, line, -lowered);
  changeStock(ctx, {
    productId: line.productId,
    delta: lowered,
    reason: lowered > 0 ? 'delivery-returned' : 'item-changed',
    orderId: line.orderId,
  });
  // Invoiced goods are returned and written off with their credit note.
  const isInvoiced = order.invoiceId !== null;
  if (lowered > 0 && delivered.reason === 'damaged') writeOffDamaged(ctx, line, lowered, isInvoiced);
  ctx.db
    .update(orderLines)
    .set({
      quantity: delivered.deliveredQuantity,
      stockTaken: delivered.deliveredQuantity,
      totalCents: lineTotalSql(delivered.deliveredQuantity),
    })
    .where(eq(orderLines.id, line.id))
    .run();
  if (lowered > 0) {
    returnExcessCustomStock(ctx, line, delivered.deliveredQuantity, delivered.reason === 'damaged');
  } else {
    takeDeliveredCustomStock(ctx, line, delivered.deliveredQuantity, undamaged);
  }
  const { productId, productName, quantity: from } = line;
  const { deliveredQuantity: to, reason } = delivered;
  recordOrderEvent(
    ctx,
    { type: 'order.line-delivered', orderId: line.orderId, productId, productName, from, to, reason },
    { told: order },
  );
}

function takeBack(ctx: ActorCtx, line: StandingLine, pieces: number): number {
  const { left, damaged } = takeBackReductions(ctx, line, pieces);
  if (left > 0) throw new DomainError('delivered-beyond-ordered');
  writeOffDamaged(ctx, line, -damaged);
  return damaged;
}
