import { STATUS } from '#shared/order-status.ts';
import { DEFAULT_PAYMENT_METHOD } from '#shared/payment.ts';
import { priceUnit } from '#shared/pricing.ts';
import { REGION_IDS, regionBit } from '#shared/regions.ts';
import { toLocalMoment } from '#shared/shop-dates.ts';
import type { Unit } from '#shared/units.ts';
import { createCustomerPicker } from './create-customer-picker.ts';
import { orderComments } from './demo-people.ts';
import { type OrderDay, planDeliverDate, planOrderDays } from './order-calendar.ts';
import { decideFate, type OrderFate } from './order-lifecycle.ts';
import { prepareOrderInserts } from './prepare-order-inserts.ts';
import type { SeedContext } from './seed-context.ts';
import { createStockBook, type StockBook } from './stock-book.ts';

/** A product as the orders of the demo need it. */
export type SeededProduct = {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly unit: Unit;
  readonly priceCents: number;
  readonly vatBasisPoints: number;
  readonly discountBasisPoints: number;
  readonly regionMask: number;
  /** Stock the product shall have when all is done. */
  readonly targetStock: number;
};

/** A customer as the orders of the demo need it. */
export type SeededCustomer = {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly address: string;
  readonly fiscalNumber: string;
  readonly vatNumber: string;
  readonly regionId: number;
  readonly discountBasisPoints: number;
};

type Staff = { readonly agentId: number; readonly stockerId: number; readonly driverIds: readonly number[] };

type OrderInput = {
  readonly products: readonly SeededProduct[];
  readonly customers: readonly SeededCustomer[];
  readonly staff: Staff;
  readonly orders: number;
};

type Line = { readonly product: SeededProduct; readonly quantity: number; readonly unitPriceCents: number };

const HOUR = 3_600_000;

/**
 * Writes the demo's orders with their lines, history, deliveries and stock movements in the order in which they would
 * have happened. Invariants hold: stock = ledger, total = lines, a cancelled order holds nothing. Returns how many.
 */
export function seedOrders(seed: SeedContext, input: OrderInput): number {
  const today = toLocalMoment(seed.nowMs, seed.timeZone).date;
  const days = planOrderDays(input.orders, today, seed.timeZone, seed.random);
  const firstDayMs = days[0]?.midnightMs ?? seed.nowMs;
  const book = createStockBook(seed, input.products, input.staff.stockerId, firstDayMs - 24 * HOUR);
  const writer = createOrderWriter(seed, input, book, today);
  const total = days.reduce((sum, day) => sum + writer(day), 0);
  book.settle(Math.max(firstDayMs, seed.nowMs - 60_000));
  return total;
}

function createOrderWriter(seed: SeedContext, input: OrderInput, book: StockBook, today: string) {
  const { random } = seed;
  const insert = prepareOrderInserts(seed);
  const pickCustomer = createCustomerPicker(input.customers, today, random);
  const assortments = new Map(
    REGION_IDS.map((id) => [
      id as number,
      input.products.filter((p) => (p.regionMask & regionBit(id)) !== 0),
    ]),
  );
  let orderId = 0;
  return (day: OrderDay): number => {
    const times = Array.from({ length: day.orders }, () =>
      Math.min(day.midnightMs + random.int(6 * HOUR, 19 * HOUR), seed.nowMs - random.int(1, 10) * 60_000),
    ).sort((a, b) => a - b);
    for (const createdAt of times) {
      orderId += 1;
      const customer = pickCustomer(day.date);
      const deliverDate = planDeliverDate(day.date, random);
      const fate = decideFate(deliverDate, today, random);
      const lines = pickLines(seed, assortments.get(customer.regionId) ?? input.products, customer);
      const driverId = fate.hasDriver ? driverFor(input.staff.driverIds, customer) : null;
      const order = { id: orderId, createdAt, deliverDate, createdDay: day.date, customer, driverId };
      writeOrder(order, lines, fate);
    }
    return times.length;
  };

  function writeOrder(order: NewOrder, lines: readonly Line[], fate: OrderFate): void {
    const totalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
    const isByPhone = random.chance(0.35);
    const placedById = isByPhone ? input.staff.agentId : order.customer.id;
    const comment = random.chance(0.15) ? random.pick(orderComments) : '';
    insert.order.run(...orderValues(order, placedById, totalCents, comment, fate));
    const isCancelled = fate.status === STATUS.cancelled;
    for (const [index, line] of lines.entries()) {
      insert.line.run(...lineValues(order, line, fate, index, isCancelled));
      book.take(line.product.id, line.quantity, order.id, placedById, order.createdAt);
      if (isCancelled)
        book.release(line.product.id, line.quantity, order.id, placedById, order.createdAt + HOUR / 2);
    }
    writeHistory(order, fate, placedById, totalCents);
  }

  function writeHistory(order: NewOrder, fate: OrderFate, placedById: number, totalCents: number): void {
    const deliveryMs = Date.parse(`${order.deliverDate}T07:00:00Z`);
    fate.path.forEach((status, index) => {
      const planned = index < 2 ? order.createdAt + index * HOUR : deliveryMs + index * HOUR;
      const at = Math.max(order.createdAt, Math.min(planned, seed.nowMs - (fate.path.length - index) * 1000));
      const isDriverStep = status === STATUS.departed || status === STATUS.delivered;
      const actorId = index === 0 ? placedById : isDriverStep ? order.driverId : input.staff.stockerId;
      insert.history.run(order.id, index === 0 ? null : (fate.path[index - 1] ?? null), status, actorId, at);
      if (status === STATUS.delivered && at > seed.nowMs - 14 * 24 * HOUR) {
        insert.delivery.run(
          order.id,
          order.driverId,
          order.customer.name,
          '',
          totalCents,
          at,
          order.deliverDate,
        );
      }
    });
  }
}

type NewOrder = {
  readonly id: number;
  readonly createdAt: number;
  readonly createdDay: string;
  readonly deliverDate: string;
  readonly customer: SeededCustomer;
  readonly driverId: number | null;
};

function orderValues(
  order: NewOrder,
  placedById: number,
  totalCents: number,
  comment: string,
  fate: OrderFate,
) {
  const { customer } = order;
  return [
    order.id,
    customer.id,
    placedById,
    fate.status,
    order.deliverDate,
    order.createdAt,
    order.createdDay,
    totalCents,
    comment,
    DEFAULT_PAYMENT_METHOD,
    order.driverId,
    customer.name,
    customer.email ?? '',
    customer.phone,
    customer.address,
    customer.fiscalNumber,
    customer.vatNumber,
    fate.path.length,
    order.createdAt,
  ];
}

function lineValues(order: NewOrder, line: Line, fate: OrderFate, index: number, isCancelled: boolean) {
  const { product } = line;
  const isFirst = index === 0;
  return [
    order.id,
    product.id,
    product.name,
    product.code,
    product.unit,
    product.vatBasisPoints,
    product.priceCents,
    product.discountBasisPoints,
    order.customer.discountBasisPoints,
    line.unitPriceCents,
    line.quantity,
    line.unitPriceCents * line.quantity,
    isCancelled ? 0 : line.quantity,
    fate.isStockConfirmed === 'all' || (fate.isStockConfirmed === 'some' && isFirst) ? 1 : 0,
    fate.isProduced === 'all' || (fate.isProduced === 'some' && isFirst) ? 1 : 0,
  ];
}

function pickLines(
  seed: SeedContext,
  assortment: readonly SeededProduct[],
  customer: SeededCustomer,
): Line[] {
  const { random } = seed;
  const wanted = Math.min(assortment.length, random.pick([1, 2, 2, 3, 3, 3, 4, 4, 5, 7]));
  const chosen = new Map<number, SeededProduct>();
  while (chosen.size < wanted) {
    // A customer keeps coming back to a part of the range, which is what "bought before" shows.
    const isHabit = random.chance(0.7);
    const spread = Math.max(wanted, Math.min(assortment.length, 24));
    const offset = isHabit ? (customer.id * 37) % Math.max(1, assortment.length - spread) : 0;
    const index = isHabit ? offset + random.int(0, spread - 1) : random.int(0, assortment.length - 1);
    const product = assortment[index];
    if (product) chosen.set(product.id, product);
  }
  return [...chosen.values()].map((product) => ({
    product,
    quantity: product.unit === 'COPE' && product.priceCents < 500 ? random.int(2, 30) : random.int(1, 8),
    unitPriceCents: priceUnit(product, customer.discountBasisPoints).unitPriceCents,
  }));
}

function driverFor(driverIds: readonly number[], customer: SeededCustomer): number | null {
  // Drivers have their regions, as vans have their routes.
  return driverIds[(customer.regionId * 2 + (customer.id % 3)) % driverIds.length] ?? null;
}
