import { and, eq, gt } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { orderLines } from '#db/schema/orders.ts';
import { getCashSheet } from '#domain/cash/cash-sheets.ts';
import { countOwnCash, countTill } from '#domain/cash/close-cash.ts';
import { deliverOrder } from '#domain/delivery/deliver-order.ts';
import { confirmAllStock, toggleStockConfirmed } from '#domain/orders/changes/confirm-stock.ts';
import { markChangesSeen } from '#domain/orders/changes/order-changes.ts';
import { placeOrder } from '#domain/orders/placement/place-order.ts';
import { notePrinted } from '#domain/orders/queries/staff-order.ts';
import { assignDriver } from '#domain/orders/status/assign-driver.ts';
import { setOrderStatus } from '#domain/orders/status/set-order-status.ts';
import { setLinesProduced } from '#domain/packing/set-produced.ts';
import { receiveGoods, setStock } from '#domain/stock/adjust-stock.ts';
import type { Actor, ActorCtx, Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { DeliverInput } from '#shared/inputs/delivery-inputs.ts';
import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import {
  type HistoryInput,
  type PlannedOrder,
  planOrders,
  planSteps,
  type SeededCustomer,
  type SeededProduct,
} from './plan-orders.ts';
import type { SeedContext } from './seed-context.ts';

export type Crew = {
  readonly admin: Actor;
  readonly stocker: Actor;
  readonly packer: Actor;
  readonly agent: Actor;
  readonly drivers: readonly Actor[];
};

export type Act = {
  readonly at: number;
  readonly by: Actor;
  readonly act: (ctx: ActorCtx) => void;
  readonly cashDay?: ISODate;
};

const MINUTE = 60_000;

const COSTS_KNOWN_MS = 21 * 24 * 60 * MINUTE;

export function costsFrom({ nowMs }: SeedContext): number {
  return nowMs - COSTS_KNOWN_MS;
}

const READ_BEFORE_MS = 3 * 24 * 60 * MINUTE;

export function liveHistory(
  seed: SeedContext,
  ctx: Ctx,
  crew: Crew,
  input: HistoryInput,
  also: (acts: readonly Act[]) => readonly Act[],
): number {
  const acts: Act[] = [];
  let total = 0;
  for (const order of planOrders(seed, input)) {
    total += 1;
    acts.push(...actsOf(seed, crew, input, order));
  }
  const readAt = seed.nowMs - READ_BEFORE_MS;
  for (const customer of input.customers) {
    acts.push({ at: readAt, by: actorOf(customer), act: (at) => markChangesSeen(at, {}) });
  }
  acts.push(...countsOf(seed, crew, acts), ...also(acts));
  const settledAt = seed.nowMs - MINUTE;
  acts.push({ at: settledAt, by: crew.stocker, act: (at) => settle(at, input.products) });
  inTransaction(ctx, (tx) => {
    for (const { at, by, act } of acts.toSorted((one, other) => one.at - other.at)) {
      act({ ...tx, actor: by, clock: { now: () => at } });
    }
  });
  return total;
}

function actsOf(seed: SeedContext, crew: Crew, input: HistoryInput, order: PlannedOrder): Act[] {
  const { fate, customer, driverId } = order;
  const [placedAt = order.createdAt, ...steps] = planSteps(seed, order);
  const driver = crew.drivers[input.staff.driverIds.indexOf(driverId ?? -1)];
  let orderId = 0;
  const place = (ctx: ActorCtx) => {
    receiveMissing(ctx, crew.stocker, order, placedAt >= costsFrom(seed));
    orderId = placeOrder(ctx, {
      customerId: customer.id,
      channel: order.isByPhone ? 'call_agent' : 'customer',
      deliverDate: order.deliverDate,
      comment: order.comment,
      products: order.lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    });
  };
  // Later steps stay after the placement even where the clock is capped at the present.
  const after = (minutes: number) =>
    Math.max(placedAt, Math.min(placedAt + minutes * MINUTE, seed.nowMs - 2 * MINUTE));
  const acts: Act[] = [{ at: placedAt, by: order.isByPhone ? crew.agent : actorOf(customer), act: place }];
  if (driver?.driverCode) {
    const { driverCode } = driver;
    acts.push({ at: after(40), by: crew.stocker, act: (ctx) => assignDriver(ctx, { orderId, driverCode }) });
  }
  acts.push({ at: after(45), by: crew.stocker, act: (ctx) => confirm(ctx, orderId, order) });
  acts.push({ at: after(50), by: crew.packer, act: (ctx) => produce(ctx, orderId, fate.isProduced) });
  for (const [index, at] of steps.entries()) {
    const status = fate.path[index + 1];
    if (status) acts.push({ at, ...stepOf(crew, driver, order, status, () => orderId) });
  }
  return acts;
}

function stepOf(
  crew: Crew,
  driver: Actor | undefined,
  order: PlannedOrder,
  status: OrderStatus,
  orderId: () => number,
): Omit<Act, 'at'> {
  const by = driver && (status === STATUS.departed || status === STATUS.delivered) ? driver : crew.stocker;
  if (status !== STATUS.delivered) {
    return {
      by,
      act: (ctx) => {
        if (status === STATUS.prepared) notePrinted(ctx, [orderId()]);
        setOrderStatus(ctx, { orderId: orderId(), status });
      },
    };
  }
  const signaturePath = SIGNATURES[order.customer.id % SIGNATURES.length] ?? '';
  const receipt = { receiverName: order.customer.name, signaturePath, unpaidReason: '' };
  return {
    by,
    cashDay: order.deliverDate,
    act: (ctx) =>
      deliverOrder(ctx, { orderId: orderId(), ...receipt, lines: refusedOf(ctx, orderId()), photos: [] }),
  };
}

/** Every fourth customer does not sign. */
const SIGNATURES = [
  'M 14 62 C 30 8 52 4 46 44 C 42 70 26 66 40 40 C 54 18 70 30 66 52 L 84 30 L 86 54 C 96 26 112 26 110 54 C 124 30 140 60 170 34',
  'M 20 30 C 10 70 60 74 66 34 C 68 14 40 20 48 46 C 56 70 84 60 92 36 L 94 58 C 104 34 120 36 118 56 C 130 40 146 44 160 56 M 60 68 L 174 60',
  'M 16 50 C 20 10 60 10 40 50 C 30 70 14 66 22 52 M 56 56 C 60 30 82 30 78 56 C 76 66 96 58 100 40 C 104 24 112 70 124 46 C 132 30 150 58 176 40',
  '',
] as const;

const ORDERS_TO_A_REFUSAL = 40;

function refusedOf(ctx: ActorCtx, orderId: number): DeliverInput['lines'] {
  const line = ctx.db
    .select({ orderLineId: orderLines.id, quantity: orderLines.quantity, step: products.orderStep })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.orderId, orderId), gt(orderLines.quantity, products.orderStep)))
    .limit(1)
    .get();
  if (!line || orderId % ORDERS_TO_A_REFUSAL !== 0) return [];
  const reason = orderId % (2 * ORDERS_TO_A_REFUSAL) === 0 ? 'damaged' : 'refused';
  return [{ orderLineId: line.orderLineId, deliveredQuantity: line.quantity - line.step, reason }];
}

function countsOf(seed: SeedContext, crew: Crew, acts: readonly Act[]): Act[] {
  const lastOf = new Map<string, { driver: Actor; date: ISODate; at: number }>();
  for (const { at, by: driver, cashDay: date } of acts) {
    if (!date || driver.role !== 'driver') continue;
    const key = `${driver.id} ${date}`;
    lastOf.set(key, { driver, date, at: Math.max(at, lastOf.get(key)?.at ?? 0) });
  }
  const days = [...lastOf.values()];
  const newest = days.reduce((last, { date }) => (date > last ? date : last), '');
  return days
    .filter(({ date, at }) => date < newest && at + 90 * MINUTE < seed.nowMs)
    .flatMap(({ driver, date, at }) => [
      {
        at: at + 60 * MINUTE,
        by: driver,
        act: (ctx) => countOwnCash(ctx, { date, ...countOf(ctx, driver, date) }),
      },
      { at: at + 90 * MINUTE, by: crew.stocker, act: (ctx) => countByOffice(ctx, driver, date) },
    ]);
}

function countByOffice(ctx: ActorCtx, driver: Actor, date: ISODate): void {
  const { driverCode } = driver;
  if (driverCode) countTill(ctx, { driverCode, date, ...countOf(ctx, driver, date) });
}

function countOf(ctx: ActorCtx, { id }: Actor, date: ISODate) {
  return { amountCents: Math.max(0, getCashSheet(ctx, id, date).expectedCents), note: '' };
}

export function actorOf({ id, name, regionId, discountBasisPoints }: SeededCustomer): Actor {
  return { id, role: 'customer', name, regionId, discountBasisPoints, driverCode: null };
}

/** Once costs are known, no more is received than the final stock: counting the rest away would be a loss. */
function receiveMissing(
  ctx: ActorCtx,
  stocker: Actor,
  { lines }: PlannedOrder,
  areCostsKnown: boolean,
): void {
  const pallets = lines.flatMap(({ product, quantity }) => {
    const stock = stockOf(ctx, product.id);
    if (stock >= quantity) return [];
    const pallet = Math.ceil((quantity * 12) / 50) * 50;
    const filled = Math.max(quantity, product.targetStock) - stock;
    return [{ productId: product.id, quantity: areCostsKnown ? filled : pallet }];
  });
  if (pallets.length > 0) receiveGoods({ ...ctx, actor: stocker }, { lines: pallets, note: '' });
}

function confirm(ctx: ActorCtx, orderId: number, { fate, lines }: PlannedOrder): void {
  const first = lines[0]?.product.id;
  if (fate.isStockConfirmed === 'all') confirmAllStock(ctx, { orderId });
  if (fate.isStockConfirmed === 'some' && first !== undefined) {
    toggleStockConfirmed(ctx, { orderId, productId: first, isConfirmed: true });
  }
}

function produce(ctx: ActorCtx, orderId: number, isProduced: PlannedOrder['fate']['isProduced']): void {
  const orderLineIds = isProduced === 'none' ? [] : lineIdsOf(ctx, orderId);
  if (isProduced === 'some') orderLineIds.splice(1);
  if (orderLineIds.length > 0) setLinesProduced(ctx, { orderLineIds, isProduced: true });
}

export function settle(ctx: ActorCtx, products: readonly SeededProduct[]): void {
  const missing = products.flatMap(({ id: productId, targetStock }) => {
    const quantity = targetStock - stockOf(ctx, productId);
    if (quantity < 0) setStock(ctx, { productId, quantity: targetStock });
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
  if (missing.length > 0) receiveGoods(ctx, { lines: missing, note: '' });
}

function stockOf(ctx: ActorCtx, productId: number): number {
  const row = ctx.db.select({ stock: products.stock }).from(products).where(eq(products.id, productId)).get();
  return row?.stock ?? 0;
}

function lineIdsOf(ctx: ActorCtx, orderId: number): number[] {
  return ctx.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.id)
    .all()
    .map((line) => line.id);
}
