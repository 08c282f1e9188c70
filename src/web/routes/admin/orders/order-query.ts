import { isISODate } from '#shared/dates/shop-dates.ts';
import { ATTEMPTS_BEFORE_ALERT } from '#shared/delivery.ts';
import { NONE } from '#shared/inputs/order-inputs.ts';
import { isFinal, ORDER_STATUSES, STATUS } from '#shared/order-status.ts';
import { isKnownRegion } from '#shared/regions.ts';
import { type Filters, limitOf, oneOf, pageOf } from '#web/routes/admin/ui/use-filters.ts';

export const PER_PAGE = 20;

export const ORDER_SORTS = ['date', 'delivery', 'amount', 'id'] as const;

export const OPEN = 'open';

export const TRIED = 'tried';

export const HELD = 'held';

export const UNPRINTED = 'unprinted';

const TO_PRINT = [STATUS.processed, STATUS.prepared];

const OPEN_STATUSES = ORDER_STATUSES.filter((status) => !isFinal(status));

export function toOrderQuery(filters: Filters) {
  const status = oneOf(filters['status'], ORDER_STATUSES);
  const region = Number(filters['region']);
  const regionId = isKnownRegion(region) ? region : undefined;
  return {
    search: (filters['q'] ?? '').slice(0, 200),
    sort: oneOf(filters['sort'], ORDER_SORTS) ?? 'date',
    direction: oneOf(filters['direction'], ['asc', 'desc'] as const) ?? 'desc',
    page: pageOf(filters),
    limit: limitOf(filters, PER_PAGE),
    ...(status ? { status } : {}),
    ...(filters['status'] === OPEN || filters['status'] === TRIED ? { statuses: OPEN_STATUSES } : {}),
    ...(filters['status'] === TRIED ? { minAttempts: ATTEMPTS_BEFORE_ALERT } : {}),
    ...(filters['status'] === UNPRINTED ? { statuses: TO_PRINT, isPrinted: false, isHeld: false } : {}),
    ...(filters['status'] === HELD ? { isHeld: true } : {}),
    ...(regionId ? { regionId } : {}),
    ...driverOf(filters['driver']),
    ...daysOf(filters),
  };
}

export function dayKindOf(filters: Filters): 'creation' | 'delivery' {
  return oneOf(filters['by'], ['delivery'] as const) ?? 'creation';
}

function driverOf(driver: string | undefined): { driverCode?: number | typeof NONE } {
  if (driver === NONE) return { driverCode: NONE };
  return /^[1-9]\d?$/.test(driver ?? '') ? { driverCode: Number(driver) } : {};
}

type Days = { from?: string; to?: string; deliverFrom?: string; deliverTo?: string };

function daysOf(filters: Filters): Days {
  const [from, to] = [filters['from'], filters['to']].map((day) => (day && isISODate(day) ? day : undefined));
  return dayKindOf(filters) === 'delivery'
    ? { ...(from ? { deliverFrom: from } : {}), ...(to ? { deliverTo: to } : {}) }
    : { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

export type OrderQuery = ReturnType<typeof toOrderQuery>;
