import { type ISODate, isISODate } from '../../shared/shop-dates.ts';

/** The day meant by what a person typed (`5.11.2026`, `05/11/26`, `5 11`), or null when it is none. */
export function parseTypedDate(text: string): ISODate | null {
  if (isISODate(text.trim())) return text.trim();
  const [day, month, year = String(new Date().getFullYear())] = text.trim().split(/[\s./-]+/);
  if (!day || !month) return null;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isISODate(date) ? date : null;
}
