import type { inferOutput } from '@trpc/tanstack-react-query';
import { type RegionRules, type WeekdayRule, weekdayRuleOf } from '#shared/dates/delivery-dates.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import { NUMBER_FAULT_TEXTS, parseWholeNumber } from '#shared/text/parse-number.ts';
import type { api } from '#web/api.ts';

export type RegionDelivery = inferOutput<typeof api.admin.deliveryRules.list>[number];

export type WeekdayValues = {
  readonly isOpen: boolean;
  readonly cutoffHour: string;
  readonly cutoffDays: string;
  readonly window: string;
  readonly capacity: string;
  readonly driverId: string;
};

export type RuleValues = { readonly weekdays: WeekdayValues[]; readonly closedDays: ISODate[] };

const MAX_CAPACITY = 10_000;

export function toValues({ weekdays, closedDays }: RegionDelivery): RuleValues {
  return {
    weekdays: weekdays.map((rule) => ({
      isOpen: rule.isOpen,
      cutoffHour: String(rule.cutoffHour),
      cutoffDays: String(rule.cutoffDays),
      window: rule.window,
      capacity: rule.capacity === null ? '' : String(rule.capacity),
      driverId: rule.driverId === null ? '' : String(rule.driverId),
    })),
    closedDays: [...closedDays],
  };
}

export function toWeekdays({ weekdays }: RuleValues): (WeekdayRule & { readonly driverId: number | null })[] {
  return weekdays.map((typed) => ({
    isOpen: typed.isOpen,
    cutoffHour: Number(typed.cutoffHour),
    cutoffDays: Number(typed.cutoffDays),
    window: typed.window,
    capacity: parseWholeNumber(typed.capacity, MAX_CAPACITY).value ?? null,
    driverId: typed.driverId === '' ? null : Number(typed.driverId),
  }));
}

export function findFaults({ weekdays }: RuleValues): Record<string, string> {
  return Object.fromEntries(
    weekdays.flatMap(({ capacity }, weekday) => {
      const { reason } = parseWholeNumber(capacity, MAX_CAPACITY);
      if (reason === undefined || reason === 'empty') return [];
      return [[`weekdays.${weekday}.capacity`, NUMBER_FAULT_TEXTS[reason]]];
    }),
  );
}

export type Taken = RegionDelivery['taken'];

export function toRules(
  values: RuleValues,
  shopClosedDates: readonly ISODate[],
  taken: Taken,
  days: { readonly from: ISODate; readonly count: number },
): RegionRules {
  const weekdays = toWeekdays(values);
  const rules = { weekdays, closedDates: [...shopClosedDates, ...values.closedDays], fullDates: [] };
  const fullDates = Array.from({ length: days.count }, (_, ahead) => addDays(days.from, ahead)).filter(
    (date) => placesLeft(date, rules, taken) === 0,
  );
  return { ...rules, fullDates };
}

export function placesLeft(date: ISODate, rules: RegionRules, taken: Taken): number | null {
  const { capacity } = weekdayRuleOf(date, rules);
  const count = taken.find((one) => one.day === date)?.count ?? 0;
  return capacity === null ? null : Math.max(capacity - count, 0);
}
