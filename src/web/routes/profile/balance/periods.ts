import { addMonths, daysOfMonth, monthOf } from '#shared/dates/months.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';

export type Period = { readonly from: ISODate; readonly to: ISODate };

export const PERIODS = ['month', 'last-month', 'quarter', 'year', 'last-year'] as const;

export type NamedPeriod = (typeof PERIODS)[number];

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
