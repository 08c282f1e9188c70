import { formatDate, type ISODate } from '#shared/shop-dates.ts';
import { parseTypedDate } from './parse-typed-date.ts';
import { uiTexts } from './texts.ts';

type Bounds = {
  readonly min?: ISODate | undefined;
  readonly max?: ISODate | undefined;
  readonly today?: ISODate | undefined;
};

/** Why what was typed is no day that may be chosen, and which may; null when it is one. */
export function findDateFault(text: string, { min, max, today }: Bounds): string | null {
  const typed = text.trim();
  const date = parseTypedDate(typed, min, today);
  if (date === null)
    return /\d\D+\d|\d{4}/.test(typed) ? uiTexts.noSuchDay(typed) : uiTexts.unclearDay(typed);
  if (min && date < min) {
    const isOver = today !== undefined && date >= today;
    const reject = isOver ? uiTexts.dayTooSoon : uiTexts.dayIsOver;
    return reject(shortDay(date), shortDay(min));
  }
  return max && date > max ? uiTexts.dayTooFar(formatDate(date), formatDate(max)) : null;
}

/** Day and month, as it was typed. */
function shortDay(date: ISODate): string {
  return formatDate(date).slice(0, 5);
}
