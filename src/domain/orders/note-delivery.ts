import { eq } from 'drizzle-orm';
import { deliveries, voidedDeliveries } from '#db/schema/delivery.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import type { ActTime } from './act-time.ts';
import type { OrderHead } from './find-order.ts';
import { takeBackDoorPayment } from './pay-on-delivery.ts';

type DeliveredOrder = Pick<OrderHead, 'id' | 'driverId'>;

export function noteDelivery(
  ctx: ActorCtx,
  { id: orderId, driverId, time }: DeliveredOrder & { readonly time: ActTime },
): void {
  if (driverId === null) return;
  ctx.db
    .insert(deliveries)
    .values({
      orderId,
      driverId,
      amountReceivedCents: 0,
      deliveredAt: time.at,
      deliveredDay: time.day,
      isTimeCorrected: time.isCorrected,
    })
    .run();
}

/**
 * What was signed and paid for a delivered order is void once the order is no longer delivered: it is kept, with who
 * took it back and why, and never stands under what is delivered next. The money goes out of the account and the till.
 */
export function voidReceipt(
  ctx: ActorCtx,
  { id: orderId, reason }: { readonly id: number; readonly reason: string },
): void {
  const receipt = ctx.db.delete(deliveries).where(eq(deliveries.orderId, orderId)).returning().get();
  if (!receipt) return;
  ctx.db
    .insert(voidedDeliveries)
    .values({ ...receipt, voidedById: ctx.actor.id, voidedAt: ctx.clock.now(), reason })
    .run();
  takeBackDoorPayment(ctx, receipt.paymentId, reason);
  const { receiverName, amountReceivedCents } = receipt;
  recordAudit(ctx, {
    type: 'order.receipt-voided',
    orderId,
    receiverName,
    amountReceivedCents,
  });
}
