import { addDays, type ISODate, isISODate } from '#shared/dates/shop-dates.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';

export type DayOrder = 'day-first' | 'month-first' | 'mixed';

const NUMBERED = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\.?$/;
const YEAR_FIRST = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})\.?$/;
const JOINED = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const SERIAL = /^\d{5}(?:\.\d+)?$/;

const DAYS_TO_1904 = 1462;

/**
 * One order for a whole column: a day beyond the twelfth proves where the month stands. Without a proof the day comes
 * first, as it is written here; with proofs of both, only what can be read in one way is read.
 */
export function dayOrderOf(cells: readonly FileCell[]): DayOrder {
  let isDayFirst = false;
  let isMonthFirst = false;
  for (const cell of cells) {
    const [, first, , second] = NUMBERED.exec(withoutTime(String(cell))) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) isDayFirst = true;
    if (Number(second) > 12 && Number(first) <= 12) isMonthFirst = true;
  }
  if (isDayFirst && isMonthFirst) return 'mixed';
  return isMonthFirst ? 'month-first' : 'day-first';
}

/** `unclear` when the column writes days in both orders and this one may be meant either way; null for no day. */
export function parseDay(cell: FileCell, order: DayOrder, is1904 = false): ISODate | 'unclear' | null {
  const text = withoutTime(String(cell));
  if (SERIAL.test(String(cell).trim())) {
    return addDays('1899-12-30', Math.floor(Number(cell)) + (is1904 ? DAYS_TO_1904 : 0));
  }
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return toDay(year, month, day);
  const joined = JOINED.exec(text);
  if (joined) return toDay(joined[1], joined[2], joined[3]);
  return parseNumbered(text, order);
}

function parseNumbered(text: string, order: DayOrder): ISODate | 'unclear' | null {
  const [, first, , second, written] = NUMBERED.exec(text) ?? [];
  if (written === undefined) return null;
  const year = written.padStart(4, '20');
  const dayFirst = toDay(year, second, first);
  const monthFirst = toDay(year, first, second);
  if (order === 'day-first') return dayFirst;
  if (order === 'month-first') return monthFirst;
  if (dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst) return 'unclear';
  return dayFirst ?? monthFirst;
}

function toDay(year = '', month = '', day = ''): ISODate | null {
  const made = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isISODate(made) ? made : null;
}

function withoutTime(text: string): string {
  return text
    .trim()
    .replace(/(?:T|,? +)\d{1,2}[:.]\d{2}\b.*$/, '')
    .trim();
}
