import { addMonths, daysOfMonth, monthOf } from '#shared/months.ts';
import type { ISODate } from '#shared/shop-dates.ts';

/** The days of a statement, the first and the last. */
export type Period = { readonly from: ISODate; readonly to: ISODate };

/** Periods that are chosen by name. */
export const PERIODS = ['month', 'last-month', 'quarter', 'year', 'last-year'] as const;

/** One such period. */
export type NamedPeriod = (typeof PERIODS)[number];

/** The days of a named period as it is on a day; what is under way ends on that day. */
export function periodNamed(name: NamedPeriod, today: ISODate): Period {
  const month = monthOf(today);
  const year = Number(today.slice(0, 4));
  switch (name) {
    case 'month':
      return { from: daysOfMonth(month).from, to: today };
    case 'last-month':
      return daysOfMonth(addMonths(month, -1));
    case 'quarter':
      return { from: daysOfMonth(addMonths(month, -2)).from, to: today };
    case 'year':
      return { from: `${year}-01-01`, to: today };
    case 'last-year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}
