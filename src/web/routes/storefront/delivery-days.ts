import { cutoffOf, type RegionRules } from '#shared/dates/delivery-dates.ts';
import { addDays, type ISODate, weekdayOf } from '#shared/dates/shop-dates.ts';
import { shortDate, weekdayName } from '#web/ui/date-texts.ts';

const WEEKDAYS_AFTER = [
  'të dielën',
  'të hënën',
  'të martën',
  'të mërkurën',
  'të enjten',
  'të premten',
  'të shtunën',
];
const DAYS_BY_NAME = 7;

export function dayName(date: ISODate, today: ISODate): string {
  if (date === today) return 'Sot';
  if (date === addDays(today, 1)) return 'Nesër';
  const name = weekdayName(weekdayOf(date));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function orderUntil(date: ISODate, today: ISODate, rules: RegionRules): string {
  const cutoff = cutoffOf(date, rules);
  return `${namedDay(date, today)} – porositni deri ${dayAfter(cutoff.date, today)} në ${cutoff.hour}:00.`;
}

/** `Nesër, e enjte`, `E hënë`, `14 dhjetor`. */
function namedDay(date: ISODate, today: ISODate): string {
  const name = weekdayName(weekdayOf(date));
  if (date === addDays(today, 1)) return `Nesër, ${name}`;
  return date < addDays(today, DAYS_BY_NAME) ? dayName(date, today) : shortDate(date);
}

function dayAfter(date: ISODate, today: ISODate): string {
  if (date === today) return 'sot';
  if (date === addDays(today, 1)) return 'nesër';
  if (date < addDays(today, DAYS_BY_NAME)) return WEEKDAYS_AFTER[weekdayOf(date)] ?? '';
  return shortDate(date);
}
