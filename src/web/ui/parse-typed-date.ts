import { type ISODate, isISODate } from '../../shared/shop-dates.ts';

/**
 * The day meant by what a person typed (`5.11.2026`, `05/11/26`, `5 11`), or null when it is none. Without a year it
 * is this year's, or next year's where this year's is before `earliest`: in December `5.1` is the coming January.
 */
export function parseTypedDate(text: string, earliest?: ISODate): ISODate | null {
  if (isISODate(text.trim())) return text.trim();
  const [day, month, year = ''] = text.trim().split(/[\s./-]+/);
  if (!day || !month) return null;
  const thisYear = new Date().getFullYear();
  if (year !== '') return toDay(day, month, year.length === 2 ? `20${year}` : year);
  const date = toDay(day, month, String(thisYear));
  const isOver = date !== null && earliest !== undefined && date < earliest;
  return isOver ? toDay(day, month, String(thisYear + 1)) : date;
}

function toDay(day: string, month: string, year: string): ISODate | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isISODate(date) ? date : null;
}
