import type { ISOMonth } from '#shared/months.ts';
import { DEFAULT_TIME_ZONE, type ISODate, weekdayOf } from '#shared/shop-dates.ts';

/** Written out: browsers come without Albanian names. */
const WEEKDAYS = ['e diel', 'e hënë', 'e martë', 'e mërkurë', 'e enjte', 'e premte', 'e shtunë'];
const MONTHS = [
  'janar',
  'shkurt',
  'mars',
  'prill',
  'maj',
  'qershor',
  'korrik',
  'gusht',
  'shtator',
  'tetor',
  'nëntor',
  'dhjetor',
];

/** A day in words: `e premte, 20 nëntor 2026`. */
export function longDate(date: ISODate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${weekdayName(weekdayOf(date))}, ${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** A day without its weekday and year: `20 nëntor`. */
export function shortDate(date: ISODate): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day}\u00a0${MONTHS[(month ?? 1) - 1]}`;
}

/** A month in words: `nëntor 2026`. */
export function monthName(month: ISOMonth): string {
  const [year, number] = month.split('-').map(Number);
  return `${MONTHS[(number ?? 1) - 1]} ${year}`;
}

/** The name of a day of the week (0 Sunday … 6 Saturday): `e shtunë`. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday] ?? '';
}

/** An instant (ms since the epoch) on the shop's clock: `20.11.2026, 14:05`. */
export function instantText(instantMs: number, timeZone: string = DEFAULT_TIME_ZONE): string {
  return new Intl.DateTimeFormat('de-DE', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(instantMs);
}
