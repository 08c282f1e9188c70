import { addDays, formatDate, type ISODate, isISODate, weekdayOf } from '#shared/dates/shop-dates.ts';
import { foldText } from '#shared/text/fold.ts';
import { weekdayName } from '#web/ui/date-texts.ts';
import { uiTexts } from '#web/ui/texts.ts';

const JUST_GONE_DAYS = 90;

export const FAR_DAYS = 270;

export function parseTypedDate(
  text: string,
  earliest?: ISODate,
  today?: ISODate,
  latest?: ISODate,
): ISODate | null {
  if (isISODate(text.trim())) return text.trim();
  const spoken = earliest === undefined ? null : findSpokenDay(foldText(text).trim(), earliest, today);
  if (spoken) return spoken;
  const [day, month, year = ''] = partsOf(text.trim());
  if (!day || !month) return null;
  if (year !== '') return toDay(day, month, year.length === 2 ? `20${year}` : year);
  if (earliest === undefined) return inLikelyYear(day, month, today, latest);
  const thisYear = Number(earliest.slice(0, 4));
  const days = [thisYear - 1, thisYear, thisYear + 1].map((each) => toDay(day, month, String(each)));
  return days.find((date) => date !== null && date >= addDays(earliest, -JUST_GONE_DAYS)) ?? null;
}

/** This year, unless the day is after the latest one or so far off that the year has just changed, or soon will. */
function inLikelyYear(day: string, month: string, today?: ISODate, latest?: ISODate): ISODate | null {
  const year = today === undefined ? new Date().getFullYear() : Number(today.slice(0, 4));
  const date = toDay(day, month, String(year));
  if (date === null || today === undefined) return date;
  if (date > (latest ?? addDays(today, FAR_DAYS))) return toDay(day, month, String(year - 1));
  const isLongGone = latest === undefined && date < addDays(today, -FAR_DAYS);
  return isLongGone ? toDay(day, month, String(year + 1)) : date;
}

const SPOKEN: Readonly<Record<string, number>> = { sot: 0, neser: 1, pasneser: 2 };

const MAX_WAIT_DAYS = 62;

function findSpokenDay(word: string, earliest: ISODate, today: ISODate | undefined): ISODate | null {
  const ahead = SPOKEN[word];
  if (ahead !== undefined) return today === undefined ? null : addDays(today, ahead);
  const name = word.replace(/^e /, '');
  const isMeant = (day: ISODate) =>
    /^\d{1,2}\.?$/.test(word)
      ? Number(day.slice(8)) === Number.parseInt(word, 10)
      : name.length > 2 && foldText(weekdayName(weekdayOf(day))).startsWith(`e ${name}`);
  const days = Array.from({ length: MAX_WAIT_DAYS }, (_, index) => addDays(earliest, index));
  return days.find(isMeant) ?? null;
}

function partsOf(text: string): (string | undefined)[] {
  const digits = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/.exec(text);
  return digits ? digits.slice(1) : text.split(/[\s./-]+/);
}

function toDay(day: string, month: string, year: string): ISODate | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isISODate(date) ? date : null;
}

type Bounds = {
  readonly min?: ISODate | undefined;
  readonly max?: ISODate | undefined;
  readonly today?: ISODate | undefined;
};

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

function shortDay(date: ISODate): string {
  return formatDate(date).slice(0, 5);
}
