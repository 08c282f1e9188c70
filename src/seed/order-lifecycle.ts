import type { OrderStatus } from '#shared/order-status.ts';
import { STATUS } from '#shared/order-status.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import type { Random } from './random.ts';

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
