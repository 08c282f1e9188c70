import { ATTEMPTS_TO_TELL } from '#shared/delivery.ts';
import { NONE } from '#shared/order-inputs.ts';
import { isFinal, ORDER_STATUSES, STATUS } from '#shared/order-status.ts';
import { REGION_IDS } from '#shared/regions.ts';
import { isISODate } from '#shared/shop-dates.ts';
import { type Filters, limitOf, oneOf, pageOf } from '#web/routes/admin/ui/use-filters.ts';

/** Orders on one page, unless the address says otherwise. */
export const PER_PAGE = 20;

/** How the list of orders may be sorted. */
export const ORDER_SORTS = ['date', 'delivery', 'amount', 'id'] as const;

/** The status that stands for all orders that are under way. */
export const OPEN = 'open';

/** The status that stands for open orders that were brought in vain again and again. */
export const TRIED = 'tried';

/** The status that stands for orders beyond their customer's limit, which wait for the office. */
export const HELD = 'held';

/** The status that stands for orders that are to leave and that nobody has printed yet. */
export const UNPRINTED = 'unprinted';

const TO_PRINT = [STATUS.processed, STATUS.prepared];

const OPEN_STATUSES = ORDER_STATUSES.filter((status) => !isFinal(status));

/** What the address asks of the list of orders; anything in it that makes no sense is passed over. */
export function toOrderQuery(filters: Filters) {
  const status = oneOf(filters['status'], ORDER_STATUSES);
  const regionId = REGION_IDS.find((id) => String(id) === filters['region']);
  return {
    search: (filters['q'] ?? '').slice(0, 200),
    sort: oneOf(filters['sort'], ORDER_SORTS) ?? 'date',
    direction: oneOf(filters['direction'], ['asc', 'desc'] as const) ?? 'desc',
    page: pageOf(filters),
    limit: limitOf(filters, PER_PAGE),
    ...(status ? { status } : {}),
    ...(filters['status'] === OPEN || filters['status'] === TRIED ? { statuses: OPEN_STATUSES } : {}),
    ...(filters['status'] === TRIED ? { minAttempts: ATTEMPTS_TO_TELL } : {}),
    ...(filters['status'] === UNPRINTED ? { statuses: TO_PRINT, isPrinted: false, isHeld: false } : {}),
    ...(filters['status'] === HELD ? { isHeld: true } : {}),
    ...(regionId ? { regionId } : {}),
    ...driverOf(filters['driver']),
    ...daysOf(filters),
  };
}

/** Which of an order's days the filter means: the day it came, or the day it is delivered. */
export function dayKindOf(filters: Filters): 'creation' | 'delivery' {
  return oneOf(filters['by'], ['delivery'] as const) ?? 'creation';
}

function driverOf(driver: string | undefined): { driverCode?: number | typeof NONE } {
  if (driver === NONE) return { driverCode: NONE };
  return /^([1-9]|10)$/.test(driver ?? '') ? { driverCode: Number(driver) } : {};
}

type Days = { from?: string; to?: string; deliverFrom?: string; deliverTo?: string };

function daysOf(filters: Filters): Days {
  const [from, to] = [filters['from'], filters['to']].map((day) => (day && isISODate(day) ? day : undefined));
  return dayKindOf(filters) === 'delivery'
    ? { ...(from ? { deliverFrom: from } : {}), ...(to ? { deliverTo: to } : {}) }
    : { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** What is sent for the list. */
export type OrderQuery = ReturnType<typeof toOrderQuery>;
