import { addDays, type ISODate, toLocalMoment, weekdayOf } from '#shared/dates/shop-dates.ts';
import type { Random } from './random.ts';

export type OrderDay = { readonly date: ISODate; readonly orders: number; readonly midnightMs: number };

const MIN_DAYS = 60;
/** More than this distributor would handle a day; larger shops get a longer past. */
const MAX_ORDERS_A_DAY = 300;

export function planOrderDays(orders: number, today: ISODate, timeZone: string, random: Random): OrderDay[] {
  const days = Math.max(MIN_DAYS, Math.ceil(orders / (MAX_ORDERS_A_DAY * 0.8)));
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
  const weights = dates.map((date) => (weekdayOf(date) === 0 ? 0.25 : 1) * (0.75 + random.int(0, 50) / 100));
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  let carried = 0;
  return dates.map((date, index) => {
    const exact = ((weights[index] ?? 0) / weightSum) * orders + carried;
    const isLast = index === dates.length - 1;
    const count = isLast ? Math.round(exact) : Math.floor(exact);
    carried = exact - count;
    return { date, orders: count, midnightMs: midnightOf(date, timeZone) };
  });
}

/** One or two days ahead, never on a weekend (the shop's default rules). */
export function planDeliverDate(created: ISODate, random: Random): ISODate {
  let date = addDays(created, random.chance(0.75) ? 1 : 2);
  while (weekdayOf(date) === 0 || weekdayOf(date) === 6) date = addDays(date, 1);
  return date;
}

function midnightOf(date: ISODate, timeZone: string): number {
  const guess = Date.parse(`${date}T00:00:00Z`);
  const shown = toLocalMoment(guess, timeZone);
  const offsetHours = shown.date === date ? shown.hour : shown.hour - 24;
  return guess - offsetHours * 3_600_000;
}
