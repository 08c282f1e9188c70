import { eq, sum } from 'drizzle-orm';
import { orderLines, orders } from '#db/schema/orders.ts';
import { changesBetween } from '#domain/audit/record-audit.ts';
import { assertApproved } from '#domain/customers/approvals.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import {
  assertQuantityOrOverride,
  assertWithinNewCustomerLimit,
  mergeLines,
  type WantedLine,
} from '#domain/orders/placement/order-limits.ts';
import { priceLines } from '#domain/orders/placement/price-line.ts';
import {
  type CustomerOrder,
  getMyOrder,
  markChangedByCustomer,
  openForCustomerChange,
} from '#domain/orders/queries/customer-order.ts';
import { findOrder, type OrderHead } from '#domain/orders/queries/find-order.ts';
import { cancelForCustomer } from '#domain/orders/status/set-order-status.ts';
import { transportFor } from '#domain/prices/minimum-order.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { CancelMyOrder, ChangeMyOrder, PreviewMyChange } from '#shared/inputs/order-inputs.ts';
import { STATUS } from '#shared/order-status.ts';
import { closeEditing } from './edit-order.ts';
import { assertDayOpen, moveOrder } from './move-orders.ts';
import { assertRoom, insertLine, setLineQuantity } from './order-items.ts';
import { dropLine } from './remove-item.ts';

type Line = typeof orderLines.$inferSelect;

/**
 * Changes the caller's own order before preparation has begun, under the rules of placing one: new lines at current
 * prices, existing ones at theirs; less is always allowed, more only while the day takes orders. Rejects as
 * `openForCustomerChange` and `placeOrder` do, with `order-changed` (outdated version), and with
 * `order-total-changed` when the total differs from the one shown.
 */
export function changeMyOrder(ctx: ActorCtx, input: ChangeMyOrder): CustomerOrder {
  return inTransaction(ctx, (tx) => {
    const orderId = once(tx, 'order.change-own', input, (inner, { expectedTotalCents, ...request }) => {
      const totalCents = applyChange(inner, request);
      if (totalCents !== expectedTotalCents) throw new DomainError('order-total-changed', { totalCents });
      return request.orderId;
    });
    return getMyOrder(tx, { orderId });
  });
}

/** Carries the result out of the transaction that is rolled back. */
class Previewed extends Error {
  readonly order: CustomerOrder;

  constructor(order: CustomerOrder) {
    super('A preview leaves nothing behind.');
    this.order = order;
  }
}

/** Result or rejection of `changeMyOrder`, without changing anything. */
export function previewMyChange(ctx: ActorCtx, request: PreviewMyChange): CustomerOrder {
  try {
    return inTransaction(ctx, (tx): CustomerOrder => {
      applyChange(tx, request);
      throw new Previewed(getMyOrder(tx, request));
    });
  } catch (outcome) {
    if (outcome instanceof Previewed) return outcome.order;
    throw outcome;
  }
}

function applyChange(
  tx: ActorCtx,
  { orderId, version, deliverDate, comment, lines }: PreviewMyChange,
): number {
  const order = openForCustomerChange(tx, orderId);
  if (order.version !== version) throw new DomainError('order-changed', { version: order.version });
  const day = deliverDate ?? order.deliverDate;
  const isMoved = day !== null && day !== order.deliverDate;
  if (isMoved) assertDayOpen(tx, order, day);
  const hasOtherLines = changeLines(tx, { ...order, deliverDate: day }, mergeLines(lines), isMoved);
  const hasOtherComment = comment !== undefined && changeComment(tx, orderId, comment);
  if (!isMoved && !hasOtherLines && !hasOtherComment) return order.totalCents;
  if (isMoved) moveOrder(tx, order, { deliverDate: day, reason: '' });
  markChangedByCustomer(tx, orderId);
  const { totalCents } = closeEditing(tx, order);
  if (totalCents > order.totalCents) {
    assertWithinNewCustomerLimit(tx, 0, getSettings(tx).shop.newCustomerLimitCents);
  }
  return totalCents;
}

function changeLines(
  tx: ActorCtx,
  order: OrderHead,
  wanted: readonly WantedLine[],
  isDayOpen: boolean,
): boolean {
  const lines = tx.db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).all();
  const quantities = new Map(wanted.map((line) => [line.productId, line.quantity]));
  const held = new Map(lines.map((line) => [line.productId, line]));
  const more = wanted.filter(({ productId, quantity }) => quantity > (held.get(productId)?.quantity ?? 0));
  const fewer = lines.filter((line) => (quantities.get(line.productId) ?? line.quantity) < line.quantity);
  const gone = lines.filter((line) => line.quantity > 0 && !quantities.has(line.productId));
  if (more.length + fewer.length + gone.length === 0) return false;
  if (more.length > 0) {
    if (!isDayOpen && order.deliverDate !== null) assertDayOpen(tx, order, order.deliverDate);
    growLines(tx, order, more, held);
  }
  for (const line of fewer) setFewer(tx, order, line, quantities.get(line.productId) ?? line.quantity);
  for (const line of gone) dropLine(tx, order, line);
  chargeTransport(tx, order);
  return true;
}

function growLines(
  tx: ActorCtx,
  order: OrderHead,
  more: readonly WantedLine[],
  held: ReadonlyMap<number, Line>,
): void {
  const customer = getCustomer(tx, { customerId: order.customerId });
  assertApproved(tx, customer.id);
  const taken = new Map([...held].map(([productId, line]) => [productId, line.stockTaken]));
  for (const priced of priceLines(tx, more, customer, { channel: 'customer', taken })) {
    const line = held.get(priced.productId);
    if (line) setLineQuantity(tx, order, line, priced.quantity, 'item-changed');
    else {
      assertRoom(tx, order.id);
      insertLine(tx, order, priced);
    }
  }
}

function setFewer(tx: ActorCtx, order: OrderHead, line: Line, quantity: number): void {
  const { id: orderId } = order;
  const { productId, quantity: taken } = line;
  assertQuantityOrOverride(tx, { orderId, productId, quantity, taken }, undefined);
  setLineQuantity(tx, order, line, quantity, 'item-changed');
}

/** Transport follows the new total. Rejects with `below-minimum-order`. */
function chargeTransport(tx: ActorCtx, { id, regionId }: OrderHead): void {
  const items = tx.db
    .select({ cents: sum(orderLines.totalCents).mapWith(Number) })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .get();
  const transport = transportFor(tx, regionId, items?.cents ?? 0, undefined);
  tx.db.update(orders).set(transport).where(eq(orders.id, id)).run();
}

function changeComment(tx: ActorCtx, orderId: number, comment: string): boolean {
  const before = tx.db.select({ comment: orders.comment }).from(orders).where(eq(orders.id, orderId)).get();
  if (!before || before.comment === comment) return false;
  tx.db.update(orders).set({ comment }).where(eq(orders.id, orderId)).run();
  recordOrderEvent(tx, { type: 'order.edited', orderId, changes: changesBetween(before, { comment }) });
  return true;
}

/**
 * Cancels the caller's own order before preparation has begun. Idempotent. Rejects as `openForCustomerChange` does.
 */
export function cancelMyOrder(ctx: ActorCtx, { orderId, reason }: CancelMyOrder): CustomerOrder {
  return inTransaction(ctx, (tx) => {
    if (findOrder(tx, orderId).status !== STATUS.cancelled) {
      cancelForCustomer(tx, openForCustomerChange(tx, orderId), reason);
      markChangedByCustomer(tx, orderId);
    }
    return getMyOrder(tx, { orderId });
  });
}
