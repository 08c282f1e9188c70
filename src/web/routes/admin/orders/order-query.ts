import { ATTEMPTS_BEFORE_ALERT } from '#shared/delivery.ts';
import { NONE } from '#shared/list-choices.ts';
import { isFinal, ORDER_STATUSES, STATUS } from '#shared/order-status.ts';
import { isKnownRegion } from '#shared/regions.ts';
import { HELD, OPEN, type ordersFields, TRIED, UNPRINTED } from '#web/routes/admin/admin-fields.ts';
import type { SearchOf } from '#web/search-fields.ts';

export const PER_PAGE = 20;

const TO_PRINT = [STATUS.processed, STATUS.prepared];

const OPEN_STATUSES = ORDER_STATUSES.filter((status) => !isFinal(status));

type OrdersSearch = SearchOf<typeof ordersFields>;

export function toOrderQuery({ q = '', status, region, ...search }: OrdersSearch) {
  const known = ORDER_STATUSES.find((one) => one === status);
  return {
    search: q,
    sort: search.sort ?? 'date',
    direction: search.direction ?? 'desc',
    page: search.page ?? 1,
    limit: search.limit ?? PER_PAGE,
    ...(known ? { status: known } : {}),
    ...(status === OPEN || status === TRIED ? { statuses: OPEN_STATUSES } : {}),
    ...(status === TRIED ? { minAttempts: ATTEMPTS_BEFORE_ALERT } : {}),
    ...(status === UNPRINTED ? { statuses: TO_PRINT, isPrinted: false, isHeld: false } : {}),
    ...(status === HELD ? { isHeld: true } : {}),
    ...(region && isKnownRegion(region) ? { regionId: region } : {}),
    ...driverOf(search.driver),
    ...daysOf(search),
  };
}

export function dayKindOf({ by }: Pick<OrdersSearch, 'by'>): 'creation' | 'delivery' {
  return by ?? 'creation';
}

function driverOf(driver: string | undefined): { driverCode?: number | typeof NONE } {
  if (driver === undefined) return {};
  return { driverCode: driver === NONE ? NONE : Number(driver) };
}

type Days = { from?: string; to?: string; deliverFrom?: string; deliverTo?: string };

function daysOf({ from, to, by }: Pick<OrdersSearch, 'from' | 'to' | 'by'>): Days {
  return dayKindOf({ by }) === 'delivery'
    ? { ...(from ? { deliverFrom: from } : {}), ...(to ? { deliverTo: to } : {}) }
    : { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

export type OrderQuery = ReturnType<typeof toOrderQuery>;
