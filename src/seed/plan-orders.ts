import { addDays, type ISODate, toLocalMoment } from '#shared/dates/shop-dates.ts';
import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import { priceUnit } from '#shared/prices/pricing.ts';
import type { Unit } from '#shared/prices/units.ts';
import { activeRegions, isAvailableIn, type RegionLimit } from '#shared/regions.ts';
import { orderComments } from './demo-people.ts';
import { type OrderDay, planDeliverDate } from './order-calendar.ts';
import type { Random } from './random.ts';
import type { SeedContext } from './seed-context.ts';

export type SeededProduct = {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly unit: Unit;
  readonly priceE4: number;
  readonly vatBasisPoints: number;
  readonly discountBasisPoints: number;
  readonly regionIds: RegionLimit;
  readonly orderStep: number;
  readonly targetStock: number;
};

export type SeededCustomer = {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly address: string;
  readonly fiscalNumber: string;
  readonly vatNumber: string;
  readonly businessNumber: string;
  readonly regionId: number;
  readonly discountBasisPoints: number;
};

type Staff = { readonly agentId: number; readonly stockerId: number; readonly driverIds: readonly number[] };

export type HistoryInput = {
  readonly products: readonly SeededProduct[];
  readonly customers: readonly SeededCustomer[];
  readonly staff: Staff;
  readonly days: readonly OrderDay[];
};

type PlannedLine = {
  readonly product: SeededProduct;
  readonly quantity: number;
  readonly unitPriceE4: number;
};

export type PlannedOrder = {
  readonly createdAt: number;
  readonly createdDay: ISODate;
  readonly deliverDate: ISODate;
  readonly customer: SeededCustomer;
  readonly lines: readonly PlannedLine[];
  readonly isByPhone: boolean;
  readonly comment: string;
  readonly driverId: number | null;
  readonly fate: OrderFate;
};

const HOUR = 3_600_000;

const LAST_STEP_MS = 90_000;

export function* planOrders(seed: SeedContext, input: HistoryInput): Generator<PlannedOrder> {
  const { random } = seed;
  const today = toLocalMoment(seed.nowMs, seed.timeZone).date;
  const pickCustomer = createCustomerPicker(input.customers, today, random);
  const assortments = new Map(
    activeRegions().map(({ id }) => [
      id,
      input.products.filter((product) => isAvailableIn(product.regionIds, id)),
    ]),
  );
  for (const day of input.days) {
    const times = Array.from({ length: day.orders }, () =>
      Math.min(day.midnightMs + random.int(6 * HOUR, 19 * HOUR), seed.nowMs - random.int(2, 10) * 60_000),
    ).sort((a, b) => a - b);
    for (const createdAt of times) {
      const customer = pickCustomer(day.date);
      const deliverDate = planDeliverDate(day.date, random);
      const fate = decideFate(deliverDate, today, random);
      yield {
        createdAt,
        createdDay: day.date,
        deliverDate,
        customer,
        fate,
        lines: pickLines(seed, assortments.get(customer.regionId) ?? input.products, customer),
        driverId: fate.hasDriver ? driverFor(input.staff.driverIds, customer) : null,
        isByPhone: random.chance(0.35),
        comment: random.chance(0.15) ? random.pick(orderComments) : '',
      };
    }
  }
}

export function planSteps(seed: SeedContext, { createdAt, deliverDate, fate }: PlannedOrder): number[] {
  const deliveryMs = Date.parse(`${deliverDate}T07:00:00Z`);
  return fate.path.map((_status, index) => {
    const planned = index < 2 ? createdAt + index * HOUR : deliveryMs + index * HOUR;
    return Math.max(
      createdAt,
      Math.min(planned, seed.nowMs - LAST_STEP_MS - (fate.path.length - index) * 1000),
    );
  });
}

function pickLines(
  seed: SeedContext,
  assortment: readonly SeededProduct[],
  customer: SeededCustomer,
): PlannedLine[] {
  const { random } = seed;
  const wanted = Math.min(assortment.length, random.pick([1, 2, 2, 3, 3, 3, 4, 4, 5, 7]));
  const chosen = new Map<number, SeededProduct>();
  while (chosen.size < wanted) {
    // Customers reorder from a part of the range, which "bought before" shows.
    const isHabit = random.chance(0.7);
    const spread = Math.max(wanted, Math.min(assortment.length, 24));
    const offset = isHabit ? (customer.id * 37) % Math.max(1, assortment.length - spread) : 0;
    const index = isHabit ? offset + random.int(0, spread - 1) : random.int(0, assortment.length - 1);
    const product = assortment[index];
    if (product) chosen.set(product.id, product);
  }
  return [...chosen.values()].map((product) => ({
    product,
    quantity: product.orderStep * (isSmall(product) ? random.int(2, 30) : random.int(1, 8)),
    unitPriceE4: priceUnit(product, customer.discountBasisPoints).unitPriceE4,
  }));
}

function isSmall({ unit, priceE4, orderStep }: SeededProduct): boolean {
  return unit === 'COPE' && priceE4 * orderStep < 5_0000;
}

function driverFor(driverIds: readonly number[], customer: SeededCustomer): number | null {
  // Each driver serves a region.
  return driverIds[(customer.regionId * 2 + (customer.id % 3)) % driverIds.length] ?? null;
}

export type OrderFate = {
  readonly status: OrderStatus;
  readonly path: readonly OrderStatus[];
  readonly hasDriver: boolean;
  readonly isStockConfirmed: 'all' | 'some' | 'none';
  readonly isProduced: 'all' | 'some' | 'none';
};

const DONE: OrderFate = {
  status: STATUS.delivered,
  path: [STATUS.processed, STATUS.prepared, STATUS.departed, STATUS.delivered],
  hasDriver: true,
  isStockConfirmed: 'all',
  isProduced: 'all',
};

const CANCELLED: OrderFate = {
  status: STATUS.cancelled,
  path: [STATUS.processed, STATUS.cancelled],
  hasDriver: false,
  isStockConfirmed: 'none',
  isProduced: 'none',
};

const ON_THE_WAY: OrderFate = {
  ...DONE,
  status: STATUS.departed,
  path: [STATUS.processed, STATUS.prepared, STATUS.departed],
};

function ready(random: Random): OrderFate {
  return {
    status: STATUS.prepared,
    path: [STATUS.processed, STATUS.prepared],
    hasDriver: random.chance(0.8),
    isStockConfirmed: 'all',
    isProduced: random.chance(0.7) ? 'all' : 'some',
  };
}

function waiting(random: Random): OrderFate {
  return {
    status: STATUS.processed,
    path: [STATUS.processed],
    hasDriver: random.chance(0.3),
    isStockConfirmed: random.pick(['none', 'none', 'some', 'some', 'all'] as const),
    isProduced: random.pick(['none', 'none', 'some'] as const),
  };
}

export function decideFate(deliverDate: ISODate, today: ISODate, random: Random): OrderFate {
  if (random.chance(0.045)) return CANCELLED;
  if (deliverDate < today) return random.chance(0.004) ? ON_THE_WAY : DONE;
  if (deliverDate === today) {
    const share = random.int(1, 100);
    if (share <= 25) return DONE;
    if (share <= 60) return ON_THE_WAY;
    return share <= 90 ? ready(random) : waiting(random);
  }
  return random.chance(0.3) ? ready(random) : waiting(random);
}

const REGULARS = 20;
const QUIET_ONE_IN = 9;

export function createCustomerPicker<Customer extends { readonly id: number }>(
  customers: readonly Customer[],
  today: ISODate,
  random: Random,
): (date: ISODate) => Customer {
  const regulars = customers.slice(0, REGULARS);
  const lastDays = new Map(
    customers.flatMap(({ id }, index) =>
      index >= REGULARS && index % QUIET_ONE_IN === 0
        ? [[id, addDays(today, -32 - ((index * 7) % 20))] as const]
        : [],
    ),
  );
  return (date) => {
    const customer = random.pick(customers);
    const lastDay = lastDays.get(customer.id);
    return lastDay === undefined || date <= lastDay ? customer : random.pick(regulars);
  };
}
