import { addDays, type ISODate, type LocalMoment, weekdayOf } from './shop-dates.ts';

/** When the shop delivers; edited by the admin in the settings. Weekdays are 0 Sunday … 6 Saturday. */
export type DeliveryRules = {
  readonly closedWeekdays: readonly number[];
  readonly closedDates: readonly ISODate[];
  /** Hour of the shop's clock from which today can no longer be chosen. */
  readonly cutoffHour: number;
};

/** No weekends, and today only before noon. */
export const DEFAULT_DELIVERY_RULES: DeliveryRules = {
  closedWeekdays: [0, 6],
  closedDates: [],
  cutoffHour: 12,
};

/** Why a day cannot be chosen for delivery. */
export type DeliveryDateProblem = 'past' | 'too-late-today' | 'closed-weekday' | 'closed-date' | 'too-far';

/** Who asks for the delivery: customers choose for themselves, agents for a caller. */
export type DeliveryChannel = 'customer' | 'call_agent';

/** A year ahead at most. */
const MAX_DAYS_AHEAD = 365;

/**
 * Why `date` cannot be chosen at the shop's moment `now`, or null when it can. A customer: not past, not closed,
 * not today from the cut-off hour on. A call agent: tomorrow or later; closed weekdays and dates are allowed
 * (the screen marks them through `isClosedDay`). Both: a year ahead at most. Source: decisions "Orders".
 */
export function findDeliveryDateProblem(
  date: ISODate,
  now: LocalMoment,
  rules: DeliveryRules,
  channel: DeliveryChannel,
): DeliveryDateProblem | null {
  if (date < now.date) return 'past';
  if (date > addDays(now.date, MAX_DAYS_AHEAD)) return 'too-far';
  if (channel === 'call_agent') return date === now.date ? 'too-late-today' : null;
  if (rules.closedWeekdays.includes(weekdayOf(date))) return 'closed-weekday';
  if (rules.closedDates.includes(date)) return 'closed-date';
  if (date === now.date && now.hour >= rules.cutoffHour) return 'too-late-today';
  return null;
}

/** The next day that can be chosen for delivery, or undefined when none within a year can. */
export function findFirstDeliveryDate(
  now: LocalMoment,
  rules: DeliveryRules,
  channel: DeliveryChannel,
): ISODate | undefined {
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const date = addDays(now.date, ahead);
    if (findDeliveryDateProblem(date, now, rules, channel) === null) return date;
  }
  return undefined;
}

/** Whether the shop is closed for delivery on a day. */
export function isClosedDay(date: ISODate, rules: DeliveryRules): boolean {
  return rules.closedWeekdays.includes(weekdayOf(date)) || rules.closedDates.includes(date);
}

/** The Albanian sentence for each reason. */
export const DELIVERY_DATE_MESSAGES: Readonly<Record<DeliveryDateProblem, string>> = {
  past: 'Data e dorëzimit ka kaluar.',
  'too-late-today': 'Porositë për këtë ditë janë mbyllur. Zgjidhni një ditë tjetër.',
  'closed-weekday': 'Nuk bëhet dorëzim në këtë ditë të javës.',
  'closed-date': 'Në këtë datë nuk bëhet dorëzim.',
  'too-far': 'Data e dorëzimit mund të jetë më së largu një vit para.',
};
