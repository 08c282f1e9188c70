import { addDays, type ISODate, isISODate } from '#shared/dates/shop-dates.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';

/** `none` where no cell proves an order: then the day comes first, as is usual here. */
export type DayOrder = 'day-first' | 'month-first' | 'mixed' | 'none';

const NUMBERED = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\.?$/;
const YEAR_FIRST = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})\.?$/;
const JOINED = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const SERIAL = /^\d{5}(?:\.\d+)?$/;

const DAYS_TO_1904 = 1462;

/**
 * One order for a whole column: a number above twelve proves which part is the month. With contradicting proofs only
 * unambiguous dates are read.
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
  return isMonthFirst ? 'month-first' : isDayFirst ? 'day-first' : 'none';
}

/** `2026-31-10` in the column proves that `2026-05-11` is 5 November. */
export function isDayLast(cells: readonly FileCell[]): boolean {
  return cells.some((cell) => {
    const [, year, , month, day] = YEAR_FIRST.exec(withoutTime(String(cell))) ?? [];
    return year !== undefined && Number(month) > 12 && toDay(year, day, month) !== null;
  });
}

/**
 * Whether a spreadsheet program has converted some texts to dates and left those whose day and month it could not read:
 * the converted ones have day and month swapped.
 */
export function isHalfTurned(texts: readonly FileCell[], days: readonly FileCell[]): boolean {
  const parts = texts.map((cell) => NUMBERED.exec(withoutTime(String(cell))));
  const isLeft = parts.every(
    (part) => part !== null && part[2] !== '.' && (Number(part[1]) > 12 || Number(part[3]) > 12),
  );
  return (
    parts.length > 0 && isLeft && days.length > 0 && days.every((day) => Number(String(day).slice(8)) <= 12)
  );
}

export type DayReading = {
  readonly order: DayOrder;
  readonly isDayLast?: boolean;
  readonly is1904?: boolean;
};

/** `unclear` when the column contains both orders and this date is ambiguous; null when it is not a date. */
export function parseDay(
  cell: FileCell,
  { order, isDayLast: isTurned = false, is1904 = false }: DayReading,
): ISODate | 'unclear' | null {
  const text = withoutTime(String(cell));
  if (SERIAL.test(String(cell).trim())) {
    return addDays('1899-12-30', Math.floor(Number(cell)) + (is1904 ? DAYS_TO_1904 : 0));
  }
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return isTurned ? toDay(year, day, month) : toDay(year, month, day);
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
  if (order === 'day-first' || order === 'none') return dayFirst;
  if (order === 'month-first') return monthFirst;
  if (dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst) return 'unclear';
  return dayFirst ?? monthFirst;
}

function toDay(year = '', month = '', day = ''): ISODate | null {
  const made = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isISODate(made) ? made : null;
}

/** Longer text is not a date; the pattern takes quadratic time on a row of spaces. */
const MAX_LENGTH = 60;

function withoutTime(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return trimmed;
  return trimmed.replace(/(?:T|,? +)\d{1,2}[:.]\d{2}\b.*$/, '').trim();
}
