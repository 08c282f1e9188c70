import { addDays, type ISODate, isISODate } from './shop-dates.ts';

/** A calendar month as `yyyy-MM`. */
export type ISOMonth = string;

/** Whether a text is a month of the calendar in `yyyy-MM`. */
export function isISOMonth(text: string): text is ISOMonth {
  return isISODate(`${text}-01`);
}

/** The month that a day lies in. */
export function monthOf(day: ISODate): ISOMonth {
  return day.slice(0, 7);
}

/** The days of a month, the first and the last. */
export function daysOfMonth(month: ISOMonth): { readonly from: ISODate; readonly to: ISODate } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** The month `months` later (earlier when negative). */
export function addMonths(month: ISOMonth, months: number): ISOMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}
