import { DEFAULT_TIME_ZONE, type ISODate } from '../../shared/shop-dates.ts';

const longDay = new Intl.DateTimeFormat('sq', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day in words: `e premte, 20 nëntor 2026`. */
export function longDate(date: ISODate): string {
  return longDay.format(Date.parse(`${date}T00:00:00Z`));
}

/** The name of a day of the week (0 Sunday … 6 Saturday): `e shtunë`. */
export function weekdayName(weekday: number): string {
  const name = new Intl.DateTimeFormat('sq', { weekday: 'long', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  return name.format((3 + weekday) * 86_400_000);
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
