import { addDays, type ISODate, isISODate } from './shop-dates.ts';

export type ISOMonth = string;

export function isISOMonth(text: string): text is ISOMonth {
  // The days of a month end where the next one begins, and no day has five digits of year.
  return isISODate(`${text}-01`) && text !== '9999-12';
}

export function monthOf(day: ISODate): ISOMonth {
  return day.slice(0, 7);
}

export function daysOfMonth(month: ISOMonth): { readonly from: ISODate; readonly to: ISODate } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

export function addMonths(month: ISOMonth, months: number): ISOMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}
