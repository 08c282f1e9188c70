import type { ISODate } from '#shared/dates/shop-dates.ts';
import { findRegionName } from '#shared/regions.ts';
import { foldText } from '#shared/text/fold.ts';
import { normalizePhone } from '#shared/text/phone.ts';
import { FACETS, type Facet, type SORTS } from './find-fields.ts';
import { isAllConfirmed, isLate, isProduced, type StaffOrder } from './staff-order.ts';

export type OrderFind = Readonly<Record<Facet, string>> & {
  readonly text: string;
  readonly sort: (typeof SORTS)[number];
  readonly isDescending: boolean;
};

export const NONE = 'none';

export const PRODUCED = 'produced';

export const LATE = 'late';

const VALUE_OF: Readonly<Record<Facet, (order: StaffOrder) => string>> = {
  status: (order) => order.status,
  driver: (order) => (order.driverId === null ? NONE : String(order.driverId)),
  region: (order) => (order.regionId === null ? NONE : String(order.regionId)),
  stock: (order) => (isAllConfirmed(order) ? 'ok' : 'open'),
  packing: (order) => (isProduced(order) ? PRODUCED : ''),
  day: (order) => order.deliverDate ?? NONE,
};

export function findOrders(
  orders: readonly StaffOrder[],
  find: OrderFind,
  today: ISODate,
): readonly StaffOrder[] {
  return sortOrders(narrow(orders, find, today), find);
}

/** `count`: the number of orders shown with this value, all other filters unchanged. */
export type Choice = { readonly value: string; readonly count: number };

export function choicesOf(
  orders: readonly StaffOrder[],
  find: OrderFind,
  facet: Facet,
  today: ISODate,
): Choice[] {
  const counts = new Map<string, number>();
  const add = (value: string) => value !== '' && counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const order of narrow(orders, { ...find, [facet]: '' }, today)) {
    add(VALUE_OF[facet](order));
    if (facet === 'day' && isLate(order, today)) add(LATE);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort(byPlace(facet));
}

const FIRST: readonly string[] = [LATE, NONE, 'open'];

function byPlace(facet: Facet): (a: Choice, b: Choice) => number {
  if (facet === 'status') return (a, b) => b.count - a.count;
  const rank = ({ value }: Choice) => (FIRST.includes(value) ? FIRST.indexOf(value) : FIRST.length);
  return (a, b) => rank(a) - rank(b) || a.value.localeCompare(b.value, 'sq', { numeric: true });
}

function narrow(orders: readonly StaffOrder[], find: OrderFind, today: ISODate): readonly StaffOrder[] {
  const isMatch = textMatcher(find.text);
  const facets = FACETS.filter((facet) => find[facet] !== '');
  if (!isMatch && facets.length === 0) return orders;
  return orders.filter(
    (order) =>
      facets.every((facet) => hasValue(order, facet, find[facet], today)) && (isMatch?.(order) ?? true),
  );
}

function hasValue(order: StaffOrder, facet: Facet, value: string, today: ISODate): boolean {
  return facet === 'day' && value === LATE ? isLate(order, today) : VALUE_OF[facet](order) === value;
}

/** All words must match; phone numbers match in any notation. */
function textMatcher(text: string): ((order: StaffOrder) => boolean) | null {
  const words = foldText(text.replaceAll('#', ' ')).split(' ').filter(Boolean);
  if (words.length === 0) return null;
  const phone = phoneParts(text);
  return (order) => {
    const { folded, digits } = searchable(order);
    return words.every((word) => folded.includes(word)) || phone.some((part) => digits.includes(part));
  };
}

const FEWEST_PHONE_DIGITS = 5;

function phoneParts(text: string): string[] {
  const digits = text.replace(/\D/g, '');
  if (!/^[\d\s()+./-]+$/.test(text.trim()) || digits.length < FEWEST_PHONE_DIGITS) return [];
  const normal = normalizePhone(text)?.slice(1);
  return [digits, ...(normal === undefined ? [] : [normal])];
}

type Searchable = { readonly folded: string; readonly digits: string };

const known = new WeakMap<StaffOrder, Searchable>();

function searchable(order: StaffOrder): Searchable {
  const cached = known.get(order);
  if (cached) return cached;
  const products = order.lines.map((line) => `${line.productName} ${line.productCode}`);
  const made = {
    folded: foldText([order.orderId, order.buyerName, order.buyerAddress, ...products].join(' ')),
    digits: `${normalizePhone(order.buyerPhone) ?? ''} ${order.buyerPhone.replace(/\D/g, '')}`,
  };
  known.set(order, made);
  return made;
}

const BY: Readonly<Record<Exclude<OrderFind['sort'], 'list'>, (a: StaffOrder, b: StaffOrder) => number>> = {
  delivery: (a, b) => (a.deliverDate ?? '9999').localeCompare(b.deliverDate ?? '9999'),
  number: (a, b) => a.orderId - b.orderId,
  customer: (a, b) => a.buyerName.localeCompare(b.buyerName, 'sq'),
  amount: (a, b) => a.totalCents - b.totalCents,
  region: (a, b) =>
    (findRegionName(a.regionId) ?? '').localeCompare(findRegionName(b.regionId) ?? '', 'sq') ||
    a.buyerAddress.localeCompare(b.buyerAddress, 'sq'),
};

function sortOrders(orders: readonly StaffOrder[], { sort, isDescending }: OrderFind): readonly StaffOrder[] {
  if (sort === 'list') return isDescending ? orders.toReversed() : orders;
  const compare = BY[sort];
  const sorted = orders.toSorted((a, b) => compare(a, b) || a.orderId - b.orderId);
  return isDescending ? sorted.reverse() : sorted;
}
