import type { ISOMonth } from '#shared/dates/months.ts';
import { DEFAULT_TIME_ZONE, type ISODate, weekdayOf } from '#shared/dates/shop-dates.ts';

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

export function longDate(date: ISODate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${weekdayName(weekdayOf(date))}, ${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

export function shortDate(date: ISODate): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day}\u00a0${MONTHS[(month ?? 1) - 1]}`;
}

export function monthName(month: ISOMonth): string {
  const [year, number] = month.split('-').map(Number);
  return `${MONTHS[(number ?? 1) - 1]} ${year}`;
}

export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday] ?? '';
}

/** Instant in ms since the epoch: `20.11.2026, 14:05`. */
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
