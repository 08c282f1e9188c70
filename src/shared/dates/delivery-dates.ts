import { addDays, type ISODate, type LocalMoment, weekdayOf } from './shop-dates.ts';

/** Defaults for regions without rules of their own. Weekdays are 0 Sunday … 6 Saturday. */
export type DeliveryRules = {
  readonly closedWeekdays: readonly number[];
  readonly closedDates: readonly ISODate[];
  readonly cutoffHour: number;
};

export const DEFAULT_DELIVERY_RULES: DeliveryRules = {
  closedWeekdays: [0, 6],
  closedDates: [],
  cutoffHour: 12,
};

export type WeekdayRule = {
  readonly isOpen: boolean;
  readonly cutoffHour: number;
  readonly cutoffDays: number;
  readonly window: string;
  readonly capacity: number | null;
};

/** `weekdays` starts with Sunday. */
export type RegionRules = {
  readonly weekdays: readonly WeekdayRule[];
  readonly closedDates: readonly ISODate[];
  readonly fullDates: readonly ISODate[];
};

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

export const DEFAULT_REGION_RULES: RegionRules = toRegionRules(DEFAULT_DELIVERY_RULES);

export type DeliveryDateProblem =
  | 'past'
  | 'too-late-today'
  | 'closed-weekday'
  | 'closed-date'
  | 'full'
  | 'too-far';

export type DeliveryChannel = 'customer' | 'call_agent' | 'call_agent_with_reason';

export const PREVIEW_DAYS = 14;

export const MAX_DAYS_AHEAD = 365;

const WEEKEND: readonly number[] = [0, 6];

export function weekdayRuleOf(date: ISODate, rules: RegionRules): WeekdayRule {
  const rule = rules.weekdays[weekdayOf(date)];
  if (!rule) throw new RangeError(`There is no rule for ${date}.`);
  return rule;
}

export function cutoffOf(date: ISODate, rules: RegionRules): LocalMoment {
  const { cutoffDays, cutoffHour } = weekdayRuleOf(date, rules);
  return { date: addDays(date, -cutoffDays), hour: cutoffHour };
}

/**
 * Null when `date` may be chosen at `now`: the one rule for shop, call centre and API. Customers: not past, not closed,
 * not after the cut-off, not full. Call agents: a weekend without delivery is allowed (marked through `isClosedDay`);
 * today, other closed days, full days and days past their cut-off need a reason. At most a year ahead.
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
  if (channel === 'call_agent' && date === now.date) return 'too-late-today';
  const isAllowedWeekend = channel === 'call_agent' && WEEKEND.includes(weekdayOf(date));
  if (!weekdayRuleOf(date, rules).isOpen && !isAllowedWeekend) return 'closed-weekday';
  if (rules.closedDates.includes(date)) return 'closed-date';
  // A weekend without delivery has no cut-off.
  if (weekdayRuleOf(date, rules).isOpen && isPast(cutoffOf(date, rules), now)) return 'too-late-today';
  return rules.fullDates.includes(date) ? 'full' : null;
}

function isPast(cutoff: LocalMoment, now: LocalMoment): boolean {
  return now.date > cutoff.date || (now.date === cutoff.date && now.hour >= cutoff.hour);
}

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

export function listDeliveryDates(now: LocalMoment, rules: RegionRules, count: number): ISODate[] {
  const dates: ISODate[] = [];
  for (let ahead = 0; ahead <= 31 && dates.length < count; ahead += 1) {
    const date = addDays(now.date, ahead);
    if (findDeliveryDateProblem(date, now, rules, 'customer') === null) dates.push(date);
  }
  return dates;
}

export function isClosedDay(date: ISODate, rules: RegionRules): boolean {
  return !weekdayRuleOf(date, rules).isOpen || rules.closedDates.includes(date);
}

export const DELIVERY_DATE_MESSAGES: Readonly<Record<DeliveryDateProblem, string>> = {
  past: 'Data e dorëzimit ka kaluar.',
  'too-late-today': 'Porositë për këtë ditë janë mbyllur. Zgjidhni një ditë tjetër.',
  'closed-weekday': 'Nuk bëhet dorëzim në këtë ditë të javës.',
  'closed-date': 'Në këtë datë nuk bëhet dorëzim.',
  full: 'Kjo ditë është plot. Zgjidhni një ditë tjetër.',
  'too-far': 'Data e dorëzimit mund të jetë më së largu një vit para.',
};
