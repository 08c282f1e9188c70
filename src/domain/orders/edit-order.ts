import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { orders } from '#db/schema/orders.ts';
import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import type { editOrderInput } from '#shared/order-inputs.ts';
import { getOrder } from './get-order.ts';
import { closeEditing, openForEditing } from './open-for-editing.ts';
import { recordOrderChange } from './order-changes.ts';
import type { StaffOrder } from './staff-order.ts';

const FIELDS = [
  { column: 'comment', kind: 'comment-changed' },
  { column: 'buyerAddress', kind: 'address-changed' },
] as const;

/**
 * Changes comment or delivery address of an order that hasn't departed; its day is changed by `moveOrders`. Rejects with
 * `order-not-found`, `order-not-editable`, `invoice-issued` and `order-changed`.
 */
export function editOrder(ctx: ActorCtx, input: z.output<typeof editOrderInput>): StaffOrder {
  return inTransaction(ctx, (tx) => {
    const order = openForEditing(tx, input.orderId, input.version);
    const before = readTexts(tx, order.id);
    const { comment, deliveryAddress: buyerAddress } = input;
    const wanted = { comment, buyerAddress };
    const changed = FIELDS.flatMap(({ column, kind }) => {
      const from = before[column];
      const to = wanted[column];
      return to === undefined || to === from ? [] : [{ column, kind, from, to }];
    });
    if (changed.length === 0) return getOrder(tx, { orderId: order.id });
    const values = Object.fromEntries(changed.map(({ column, to }) => [column, to]));
    tx.db.update(orders).set(values).where(eq(orders.id, order.id)).run();
    for (const { kind, from, to } of changed) recordOrderChange(tx, order, { kind, from, to });
    recordAudit(tx, {
      type: 'order.edited',
      orderId: order.id,
      changes: changesBetween(before, wanted),
    });
    closeEditing(tx, order);
    return getOrder(tx, { orderId: order.id });
  });
}

function readTexts(ctx: ActorCtx, orderId: number) {
  const { comment, buyerAddress } = orders;
  const found = ctx.db.select({ comment, buyerAddress }).from(orders).where(eq(orders.id, orderId)).get();
  if (!found) throw new DomainError('order-not-found');
  return found;
}
