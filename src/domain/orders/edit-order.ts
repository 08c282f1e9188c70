import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { orders } from '#db/schema/orders.ts';
import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import { readRegionRules } from '#domain/delivery-rules/region-rules.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { findDeliveryDateProblem } from '#shared/delivery-dates.ts';
import type { editOrderInput } from '#shared/order-inputs.ts';
import { announceOrder, type OrderHead } from './find-order.ts';
import { getOrder } from './get-order.ts';
import { closeEditing, openForEditing } from './open-for-editing.ts';
import { recordOrderChange } from './order-changes.ts';
import type { StaffOrder } from './staff-order.ts';

const FIELDS = [
  { column: 'comment', kind: 'comment-changed' },
  { column: 'buyerAddress', kind: 'address-changed' },
  { column: 'deliverDate', kind: 'day-changed' },
] as const;

/**
 * Changes comment, delivery address or day of an order that hasn't departed, the day by the rule of the call centre; on
 * another day nobody drives it yet.
 * Rejects with `order-not-found`, `order-not-editable`, `order-changed` and `invalid-delivery-date`.
 */
export function editOrder(ctx: ActorCtx, input: z.output<typeof editOrderInput>): StaffOrder {
  return inTransaction(ctx, (tx) => {
    const order = openForEditing(tx, input.orderId, input.version);
    const before = readTexts(tx, order.id);
    const { comment, deliveryAddress: buyerAddress, deliverDate } = input;
    const wanted = { comment, buyerAddress, deliverDate };
    const changed = FIELDS.flatMap(({ column, kind }) => {
      const from = before[column];
      const to = wanted[column];
      return to === undefined || to === from ? [] : [{ column, kind, from, to }];
    });
    if (changed.length === 0) return getOrder(tx, { orderId: order.id });
    const isMoved = deliverDate !== undefined && deliverDate !== order.deliverDate;
    if (isMoved) assertDay(tx, order, deliverDate);
    const values = Object.fromEntries(changed.map(({ column, to }) => [column, to]));
    // Whoever drives on the old day does not drive on the new one by that.
    tx.db
      .update(orders)
      .set({ ...values, ...(isMoved ? { driverId: null } : {}) })
      .where(eq(orders.id, order.id))
      .run();
    for (const { kind, from, to } of changed) recordOrderChange(tx, order, { kind, from, to });
    recordAudit(tx, {
      type: 'order.edited',
      orderId: order.id,
      changes: changesBetween(before, wanted),
    });
    closeEditing(tx, order);
    if (isMoved && order.driverId !== null) announceOrder(tx, { ...order, driverId: null });
    return getOrder(tx, { orderId: order.id });
  });
}

function readTexts(ctx: ActorCtx, orderId: number) {
  const { comment, buyerAddress, deliverDate } = orders;
  const found = ctx.db
    .select({ comment, buyerAddress, deliverDate })
    .from(orders)
    .where(eq(orders.id, orderId))
    .get();
  if (!found) throw new DomainError('order-not-found');
  return found;
}

function assertDay(ctx: ActorCtx, { regionId }: OrderHead, deliverDate: string): void {
  const rules = readRegionRules(ctx, regionId, { from: deliverDate, to: deliverDate });
  const problem = findDeliveryDateProblem(deliverDate, getShopMoment(ctx), rules, 'call_agent');
  if (problem) throw new DomainError('invalid-delivery-date', { problem });
}
