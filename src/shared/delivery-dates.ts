import { addDays, type ISODate, type LocalMoment, weekdayOf } from './shop-dates.ts';

/** When the shop delivers unless a region has rules of its own. Weekdays are 0 Sunday … 6 Saturday. */
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

/** How a region is delivered to on one weekday. */
export type WeekdayRule = {
  readonly isOpen: boolean;
  /** Orders are taken until this hour of the shop's clock (24: the whole day) … */
  readonly cutoffHour: number;
  /** … so many days before. */
  readonly cutoffDays: number;
  /** When the van comes, in words; '' is not said. */
  readonly window: string;
  /** Orders a day; null is any number. */
  readonly capacity: number | null;
};

/** All that decides on a delivery day: a rule for each weekday from Sunday on, days without delivery, days that are full. */
export type RegionRules = {
  readonly weekdays: readonly WeekdayRule[];
  readonly closedDates: readonly ISODate[];
  readonly fullDates: readonly ISODate[];
};

/** The rules of a region: the shop's own, and over them those that the region has for some weekdays. */
export function toRegionRules(
  shop: DeliveryRules,
  own: ReadonlyMap<number, WeekdayRule> = new Map(),
  days: { readonly closed?: readonly ISODate[]; readonly full?: readonly ISODate[] } = {},
): RegionRules {
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map(
    (weekday): WeekdayRule =>
      own.get(weekday) ?? {
        isOpen: !shop.closedWeekdays.includes(weekday),
        cutoffHour: shop.cutoffHour,
        cutoffDays: 0,
        window: '',
        capacity: null,
      },
  );
  return {
    weekdays,
    closedDates: [...shop.closedDates, ...(days.closed ?? [])],
    fullDates: days.full ?? [],
  };
}

/** The rules of a region that has none of its own in a shop that has changed none. */
export const DEFAULT_REGION_RULES: RegionRules = toRegionRules(DEFAULT_DELIVERY_RULES);

/** Why a day cannot be chosen for delivery. */
export type DeliveryDateProblem =
  | 'past'
  | 'too-late-today'
  | 'closed-weekday'
  | 'closed-date'
  | 'full'
  | 'too-far';

/**
 * Who asks for the delivery: customers choose for themselves, agents for a caller, and an agent with a reason may also
 * have a day that is full or over its cut-off.
 */
export type DeliveryChannel = 'customer' | 'call_agent' | 'call_agent_with_reason';

/** How many days the office sees as customers will. */
export const PREVIEW_DAYS = 14;

/** A year ahead at most. */
const MAX_DAYS_AHEAD = 365;

/** The rule of the weekday of a day. */
export function weekdayRuleOf(date: ISODate, rules: RegionRules): WeekdayRule {
  const rule = rules.weekdays[weekdayOf(date)];
  if (!rule) throw new RangeError(`There is no rule for ${date}.`);
  return rule;
}

/** Until when orders for a day are taken, on the shop's clock. */
export function cutoffOf(date: ISODate, rules: RegionRules): LocalMoment {
  const { cutoffDays, cutoffHour } = weekdayRuleOf(date, rules);
  return { date: addDays(date, -cutoffDays), hour: cutoffHour };
}

/**
 * Why `date` cannot be chosen at the shop's moment `now`, or null when it can: the one rule for shop, call centre and
 * programs. A customer: not past, not closed, not after the cut-off, not full. A call agent: tomorrow or later; closed
 * days are allowed (the screen marks them through `isClosedDay`), full ones and those over their cut-off with a reason.
 * All: a year ahead at most.
 */
export function findDeliveryDateProblem(
  date: ISODate,
  now: LocalMoment,
  rules: RegionRules,
  channel: DeliveryChannel,
): DeliveryDateProblem | null {
  if (date < now.date) return 'past';
  if (date > addDays(now.date, MAX_DAYS_AHEAD)) return 'too-far';
  if (channel === 'call_agent_with_reason') return null;
  if (channel === 'customer') {
    if (!weekdayRuleOf(date, rules).isOpen) return 'closed-weekday';
    if (rules.closedDates.includes(date)) return 'closed-date';
  } else if (date === now.date) return 'too-late-today';
  // A closed day has no cut-off that anybody could keep.
  if (!isClosedDay(date, rules) && isPast(cutoffOf(date, rules), now)) return 'too-late-today';
  return rules.fullDates.includes(date) ? 'full' : null;
}

function isPast(cutoff: LocalMoment, now: LocalMoment): boolean {
  return now.date > cutoff.date || (now.date === cutoff.date && now.hour >= cutoff.hour);
}

/** The next day that can be chosen for delivery, or undefined when none within a year can. */
export function findFirstDeliveryDate(
  now: LocalMoment,
  rules: RegionRules,
  channel: DeliveryChannel,
  from: ISODate = now.date,
): ISODate | undefined {
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const date = addDays(from, ahead);
    if (findDeliveryDateProblem(date, now, rules, channel) === null) return date;
  }
  return undefined;
}

/** The next days that a customer can choose, `count` of them where the rules have so many within a month. */
export function listDeliveryDates(now: LocalMoment, rules: RegionRules, count: number): ISODate[] {
  const dates: ISODate[] = [];
  for (let ahead = 0; ahead <= 31 && dates.length < count; ahead += 1) {
    const date = addDays(now.date, ahead);
    if (findDeliveryDateProblem(date, now, rules, 'customer') === null) dates.push(date);
  }
  return dates;
}

/** Whether there is no delivery on a day. */
export function isClosedDay(date: ISODate, rules: RegionRules): boolean {
  return !weekdayRuleOf(date, rules).isOpen || rules.closedDates.includes(date);
}

/** The Albanian sentence for each reason. */
export const DELIVERY_DATE_MESSAGES: Readonly<Record<DeliveryDateProblem, string>> = {
  past: 'Data e dorëzimit ka kaluar.',
  'too-late-today': 'Porositë për këtë ditë janë mbyllur. Zgjidhni një ditë tjetër.',
  'closed-weekday': 'Nuk bëhet dorëzim në këtë ditë të javës.',
  'closed-date': 'Në këtë datë nuk bëhet dorëzim.',
  full: 'Kjo ditë është plot. Zgjidhni një ditë tjetër.',
  'too-far': 'Data e dorëzimit mund të jetë më së largu një vit para.',
};
