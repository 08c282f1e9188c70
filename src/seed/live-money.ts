import { and, asc, gte, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { getCashSheet } from '#domain/cash/cash-sheets.ts';
import { closeCashDay, countTill, moveCash, spendCash } from '#domain/cash/close-cash.ts';
import { isInRegion } from '#domain/catalog/viewer.ts';
import { bookPayment } from '#domain/ledger/book-payment.ts';
import { setTerms } from '#domain/ledger/customer-terms.ts';
import { readExposure } from '#domain/ledger/holds.ts';
import { enterOpening } from '#domain/ledger/office-entries.ts';
import { listOpenDebits } from '#domain/ledger/open-items.ts';
import { placeOrder } from '#domain/orders/placement/place-order.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { addDays, type ISODate, toLocalMoment, weekdayOf } from '#shared/dates/shop-dates.ts';
import { type Act, actorOf, type Crew } from './live-history.ts';
import type { HistoryInput, SeededCustomer } from './plan-orders.ts';
import type { SeedContext } from './seed-context.ts';

const TERMS: readonly { readonly customer: number; readonly termsDays: number; readonly pays: boolean }[] = [
  { customer: 0, termsDays: 30, pays: true },
  { customer: 2, termsDays: 15, pays: true },
  { customer: 3, termsDays: 30, pays: true },
  { customer: 4, termsDays: 15, pays: true },
  { customer: 5, termsDays: 30, pays: false },
  { customer: 6, termsDays: 15, pays: false },
  { customer: 7, termsDays: 30, pays: false },
];

/** Opening balances in cents, and how many days overdue. */
const OPENINGS = [
  { customer: 5, amountCents: 48_250, daysLate: 104 },
  { customer: 6, amountCents: 21_900, daysLate: 78 },
  { customer: 7, amountCents: 13_475, daysLate: 46 },
] as const;

const HELD_CUSTOMER = 2;
const CASH_ONLY_CUSTOMER = 9;

const AHEAD_CUSTOMER = 3;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Credit limits are set this long before now: after the last order that one would hold, with stock replenished. */
const AFTER_ORDERS_MS = 50_000;

const BANK_BOOKS_MS = 11 * HOUR;

const CLOSED_AFTER_DAYS = 2;

export function planMoney(
  seed: SeedContext,
  crew: Crew,
  { customers, days }: HistoryInput,
  acts: readonly Act[],
): Act[] {
  const by = crew.admin;
  const start = days[0]?.midnightMs ?? seed.nowMs;
  const at = (customer: number) => customers[customer];
  const ofTerms = TERMS.flatMap(({ customer, termsDays }): Act[] => {
    const customerId = at(customer)?.id;
    if (customerId === undefined) return [];
    return [{ at: start, by, act: (ctx) => setTerms(ctx, { customerId, termsDays }) }];
  });
  const openings = OPENINGS.flatMap(({ customer, ...opening }): Act[] => {
    const customerId = at(customer)?.id;
    if (customerId === undefined) return [];
    return [{ at: start + HOUR, by, act: (ctx) => open(ctx, seed, { customerId, ...opening }) }];
  });
  const payers = TERMS.flatMap(({ customer, pays }) => (pays ? (at(customer) ?? []) : []));
  const last = seed.nowMs - AFTER_ORDERS_MS;
  const mondays = days.filter(
    ({ date, midnightMs }) => weekdayOf(date) === 1 && midnightMs + BANK_BOOKS_MS < last,
  );
  const payments = mondays.flatMap(({ midnightMs, date }) =>
    payers.map(
      ({ id }): Act => ({ at: midnightMs + BANK_BOOKS_MS, by, act: (ctx) => payDue(ctx, id, date) }),
    ),
  );
  return [
    ...ofTerms,
    ...openings,
    ...payments,
    ...atLast(crew, customers, last),
    ...planCash(seed, crew, acts),
  ];
}

type Opening = { readonly customerId: number; readonly amountCents: number; readonly daysLate: number };

function open(ctx: ActorCtx, seed: SeedContext, { customerId, amountCents, daysLate }: Opening): void {
  const dueOn = addDays(toLocalMoment(seed.nowMs, seed.timeZone).date, -daysLate);
  const number = `F-${1000 + customerId}`;
  enterOpening(ctx, { customerId, amountCents, day: addDays(dueOn, -30), dueOn, number });
}

function payDue(ctx: ActorCtx, customerId: number, date: ISODate): void {
  const due = listOpenDebits(ctx, customerId).filter((debit) => (debit.dueOn ?? date) <= date);
  const last = due.length > 1 ? Math.floor((due.at(-1)?.openCents ?? 0) / 2) : 0;
  const amountCents = due.reduce((sum, debit) => sum + debit.openCents, 0) - last;
  if (amountCents > 0) pay(ctx, customerId, amountCents);
}

function pay(ctx: ActorCtx, customerId: number, amountCents: number, part = 1): void {
  const reference = `NLB ${getShopMoment(ctx).date.replaceAll('-', '')}/${customerId}-${part}`;
  bookPayment(ctx, { customerId, amountCents, method: 'bank', reference, note: '' });
}

function atLast({ admin: by }: Crew, customers: readonly SeededCustomer[], at: number): Act[] {
  const [first, held, cashOnly, ahead] = [0, HELD_CUSTOMER, CASH_ONLY_CUSTOMER, AHEAD_CUSTOMER].map(
    (place) => customers[place],
  );
  if (!first || !held || !cashOnly || !ahead) return [];
  const limit = (customerId: number, limitOf: (ctx: ActorCtx) => number): Act => ({
    at,
    by,
    act: (ctx) => setTerms(ctx, { customerId, limitCents: limitOf(ctx) }),
  });
  return [
    { at, by, act: (ctx) => payAhead(ctx, ahead.id) },
    limit(first.id, () => 500_000),
    limit(cashOnly.id, () => 0),
    limit(held.id, (ctx) => (Math.floor(readExposure(ctx, held.id) / 5_000) + 1) * 5_000),
    { at: at + 10_000, by: actorOf(held), act: (ctx) => orderBeyond(ctx, held) },
  ];
}

function payAhead(ctx: ActorCtx, customerId: number): void {
  const owed = listOpenDebits(ctx, customerId).reduce((sum, debit) => sum + debit.openCents, 0);
  pay(ctx, customerId, owed + 10_000, 2);
}

function orderBeyond(ctx: ActorCtx, { id: customerId, regionId }: SeededCustomer): void {
  const found = ctx.db
    .select({ id: products.id, priceE4: products.priceE4 })
    .from(products)
    .where(
      and(
        isNull(products.deletedAt),
        gte(products.stock, 60),
        gte(products.priceE4, 5_0000),
        isInRegion(regionId),
      ),
    )
    .orderBy(asc(products.id))
    .limit(1)
    .get();
  if (!found) return;
  let deliverDate = addDays(getShopMoment(ctx).date, 1);
  while ([0, 6].includes(weekdayOf(deliverDate))) deliverDate = addDays(deliverDate, 1);
  const lines = [{ productId: found.id, quantity: 25 }];
  placeOrder(ctx, { customerId, channel: 'customer', deliverDate, comment: '', products: lines });
}

const TILL_FLOAT_CENTS = 50_000;

function planCash(seed: SeedContext, { admin, drivers }: Crew, acts: readonly Act[]): Act[] {
  const closedBefore = addDays(toLocalMoment(seed.nowMs, seed.timeZone).date, -CLOSED_AFTER_DAYS);
  const closings = drivers.flatMap((driver): { date: ISODate; at: number; driver: typeof driver }[] => {
    const dates = new Map<ISODate, number>();
    for (const { cashDay, by, at } of acts) {
      if (!cashDay || by.id !== driver.id || cashDay >= closedBefore) continue;
      dates.set(cashDay, Math.max(at, dates.get(cashDay) ?? 0));
    }
    return [...dates].map(([date, at]) => ({ date, at, driver }));
  });
  const newest = closings.toSorted((one, other) => other.at - one.at)[0];
  const spent = newest ? [spend(newest)] : [];
  const floats = newest ? [lend(admin, newest)] : [];
  return [
    ...floats,
    ...spent,
    ...closings.map(
      ({ date, at, driver: { driverCode } }): Act => ({
        at: at + 3 * HOUR,
        by: admin,
        act: (ctx) => closeCashDay(ctx, { date, driverCode }),
      }),
    ),
    ...counterEvenings(admin, closings),
  ];
}

function counterEvenings(by: Act['by'], closings: readonly CashDay[]): Act[] {
  const lastOf = new Map<ISODate, number>();
  for (const { date, at } of closings) lastOf.set(date, Math.max(at, lastOf.get(date) ?? 0));
  const evenings = [...lastOf].toSorted(([one], [other]) => one.localeCompare(other));
  const [first] = evenings;
  if (!first) return [];
  const change = {
    driverCode: null,
    kind: 'in',
    amountCents: TILL_FLOAT_CENTS,
    reason: 'Kusur fillestar',
  } as const;
  return [
    { at: first[1] - 2 * HOUR, by, act: (ctx) => moveCash(ctx, { date: first[0], ...change }) },
    ...evenings.map(([date, at]): Act => ({ at: at + 4 * HOUR, by, act: (ctx) => endCounterDay(ctx, date) })),
  ];
}

function endCounterDay(ctx: ActorCtx, date: ISODate): void {
  const till = { date, driverCode: null };
  const over = getCashSheet(ctx, null, date).expectedCents - TILL_FLOAT_CENTS;
  const amountCents = Math.floor(over / 1_000) * 1_000;
  if (amountCents > 0) moveCash(ctx, { ...till, kind: 'bank', amountCents, reason: 'Dorëzim në NLB' });
  countTill(ctx, { ...till, amountCents: getCashSheet(ctx, null, date).expectedCents, note: '' });
  closeCashDay(ctx, till);
}

type CashDay = { readonly date: ISODate; readonly at: number; readonly driver: Act['by'] };

function spend({ date, at, driver }: CashDay): Act {
  const fuel = { date, amountCents: 2_000, reason: 'Karburant' };
  return { at: at + 5 * MINUTE, by: driver, act: (ctx) => spendCash(ctx, fuel) };
}

function lend(by: Act['by'], { date, at, driver: { driverCode } }: CashDay): Act {
  const float = { date, driverCode, kind: 'float', amountCents: 3_000, reason: 'Kusur' } as const;
  return { at: at - HOUR, by, act: (ctx) => moveCash(ctx, float) };
}
