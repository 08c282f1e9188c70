import { and, eq } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { cartItems } from '#db/schema/cart.ts';
import { idempotencyKeys } from '#db/schema/idempotency.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { assertApproved } from '#domain/customers/approvals.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import { readRegionRules } from '#domain/delivery-rules/region-rules.ts';
import { holdBeyondLimit } from '#domain/ledger/holds.ts';
import { readTerms } from '#domain/ledger/read-terms.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { type CustomerOrder, getMyOrder } from '#domain/orders/queries/customer-order.ts';
import { getOrder, type StaffOrder } from '#domain/orders/queries/staff-order.ts';
import { type Transport, transportFor } from '#domain/prices/minimum-order.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { buyerOf, type UserRow } from '#domain/users/users.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { paymentMethodOf } from '#shared/accounting/payment.ts';
import { type DeliveryChannel, findDeliveryDateProblem } from '#shared/dates/delivery-dates.ts';
import { toLocalMoment } from '#shared/dates/shop-dates.ts';
import type { PlaceMyOrderInput, PlaceOrderForInput, PlaceOrderInput } from '#shared/inputs/order-inputs.ts';
import { INITIAL_STATUS } from '#shared/order-status.ts';
import type { Settings } from '#shared/settings.ts';
import { assertCartUnchanged, assertTotalUnchanged, type Shown } from './assert-unchanged.ts';
import { assertTotalInRange, assertWithinNewCustomerLimit, mergeLines } from './order-limits.ts';
import { type PricedLine, priceLines, totalOf } from './price-line.ts';

export type OrderPlacement = PlaceOrderInput & {
  readonly customerId: number;
  readonly channel: DeliveryChannel;
  readonly overrideReason?: string | undefined;
  readonly shown?: Shown | undefined;
};

/**
 * One transaction: takes the stock of all lines or none, freezes prices, names and the buyer's data, removes the
 * ordered products from the customer's cart, and returns the order's number. Beyond the credit limit the order is
 * placed and held. The same idempotency key of the same person returns the first order. Rejects with
 * `idempotency-mismatch`, `customer-not-found`, `invalid-delivery-date`, `product-not-found`,
 * `product-not-in-region`, `insufficient-stock` (the first product in the order sent), `quantity-not-allowed`,
 * `price-on-request`, `cart-changed`, `cart-ordered`, `below-minimum-order`, `account-not-approved` and
 * `customer-not-approved`.
 */
export function placeOrder(ctx: ActorCtx, placement: OrderPlacement): number {
  const { channel: _channel, shown, ...asked } = placement;
  return once(ctx, 'order.place', asked, (tx) => {
    const settings = getSettings(tx);
    const customer = getCustomer(tx, { customerId: placement.customerId });
    if (!customer.isActive) throw new DomainError('customer-deactivated');
    assertApproved(tx, customer.id);
    assertDeliveryDate(tx, placement, customer, settings);
    const wanted = mergeLines(placement.products);
    if (shown?.cart) assertCartUnchanged(tx, wanted, shown.cart);
    const lines = priceLines(tx, wanted, customer, placement);
    const transport = transportFor(tx, customer.regionId, totalOf(lines), placement.overrideReason);
    assertTotalUnchanged(lines, transport.transportCents, shown?.totalCents);
    const totalCents = totalOf(lines) + transport.transportCents;
    assertTotalInRange(totalCents);
    assertWithinNewCustomerLimit(tx, totalCents, settings.shop.newCustomerLimitCents);
    const orderId = storeOrder(tx, placement, { customer, lines, settings, ...transport, totalCents });
    holdBeyondLimit(tx, { id: orderId, customerId: customer.id });
    tx.emit({ type: 'order', orderId, customerId: customer.id, driverId: null });
    return orderId;
  });
}

function assertDeliveryDate(
  ctx: ActorCtx,
  { deliverDate, channel }: OrderPlacement,
  { regionId }: UserRow,
  { shop }: Settings,
): void {
  const now = toLocalMoment(ctx.clock.now(), shop.timeZone);
  const rules = readRegionRules(ctx, regionId, { from: deliverDate, to: deliverDate });
  const problem = findDeliveryDateProblem(deliverDate, now, rules, channel);
  if (problem) throw new DomainError('invalid-delivery-date', { problem });
}

type Priced = Transport & {
  readonly customer: UserRow;
  readonly lines: readonly PricedLine[];
  readonly settings: Settings;
  readonly totalCents: number;
};

function storeOrder(
  ctx: ActorCtx,
  placement: OrderPlacement,
  { customer, lines, settings, ...money }: Priced,
): number {
  const now = ctx.clock.now();
  const inserted = ctx.db
    .insert(orders)
    .values({
      customerId: customer.id,
      placedById: ctx.actor.id,
      status: INITIAL_STATUS,
      deliverDate: placement.deliverDate,
      createdAt: now,
      createdDay: toLocalMoment(now, settings.shop.timeZone).date,
      ...money,
      comment: placement.comment,
      paymentMethod: paymentMethodOf(readTerms(ctx, customer.id).termsDays),
      regionId: customer.regionId,
      ...buyerOf(customer),
      updatedAt: now,
    })
    .run();
  const orderId = Number(inserted.lastInsertRowid);
  ctx.db
    .insert(orderLines)
    .values(lines.map((line) => ({ ...line, orderId })))
    .run();
  for (const { productId, quantity } of lines) {
    changeStock(ctx, { productId, delta: -quantity, reason: 'order-placed', orderId });
  }
  const { overrideReason: reason } = placement;
  recordOrderEvent(ctx, {
    type: 'order.placed',
    orderId,
    to: INITIAL_STATUS,
    ...(reason ? { reason } : {}),
  });
  takeFromCart(ctx, customer.id, lines);
  return orderId;
}

function takeFromCart(ctx: ActorCtx, customerId: number, lines: readonly PricedLine[]): void {
  const isOrdered = inIds(
    cartItems.productId,
    lines.map((line) => line.productId),
  );
  const taken = ctx.db
    .delete(cartItems)
    .where(and(eq(cartItems.customerId, customerId), isOrdered))
    .run();
  if (taken.changes > 0) ctx.emit({ type: 'cart', userId: customerId });
}

/**
 * By the delivery rules of the call centre, with its wording for missing stock; otherwise rejects as `placeOrder`
 * does. With `expectedTotalCents` nothing is placed at another total.
 */
export function placeOrderFor(
  ctx: ActorCtx,
  { expectedTotalCents, ...order }: PlaceOrderForInput,
): StaffOrder {
  const channel = order.overrideReason ? 'call_agent_with_reason' : 'call_agent';
  const shown = { totalCents: expectedTotalCents };
  return inTransaction(ctx, (tx) => getOrder(tx, { orderId: placeOrder(tx, { ...order, channel, shown }) }));
}

export function placeMyOrder(ctx: ActorCtx, input: PlaceMyOrderInput): CustomerOrder {
  const { shownCart, expectedTotalCents, ...order } = input;
  const shown = { cart: shownCart, totalCents: expectedTotalCents };
  return inTransaction(ctx, (tx) =>
    getMyOrder(tx, {
      orderId: placeOrder(tx, { ...order, customerId: tx.actor.id, channel: 'customer', shown }),
    }),
  );
}

/** For a client whose response was lost; null when no order arrived. */
export function findPlacedOrder(
  ctx: ActorCtx,
  { idempotencyKey }: { readonly idempotencyKey: string },
): CustomerOrder | null {
  const placed = ctx.db
    .select({ answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, ctx.actor.id), eq(idempotencyKeys.key, idempotencyKey)))
    .get();
  const orderId: unknown = placed ? JSON.parse(placed.answer) : null;
  return typeof orderId === 'number' ? getMyOrder(ctx, { orderId }) : null;
}
