import { z } from 'zod';
import { addDays, type ISODate, weekdayOf } from '#shared/dates/shop-dates.ts';
import { OVERVIEW_PERIODS } from '#shared/list-choices.ts';

const OVERVIEW_DAYS = [30, 90] as const;

export const OVERVIEW_TABLES = [
  'today',
  'revenue',
  'top-products',
  'top-customers',
  'vat',
  'low-stock',
  'silent-customers',
] as const;

export type OverviewTable = (typeof OVERVIEW_TABLES)[number];

export const overviewSpanInput = z.object({
  days: z.union(OVERVIEW_DAYS.map((days) => z.literal(days))).default(30),
  period: z.enum(OVERVIEW_PERIODS).optional(),
  back: z.int().min(0).max(120).default(0),
});

export type OverviewSpan = z.output<typeof overviewSpanInput>;

export const overviewTableInput = overviewSpanInput.extend({ table: z.enum(OVERVIEW_TABLES) });

export type DayRange = { readonly from: ISODate; readonly to: ISODate };

export function rangesOf(
  span: OverviewSpan,
  today: ISODate,
): { readonly range: DayRange; readonly previous: DayRange } {
  const whole = wholeRange(span, today);
  const before = wholeRange({ ...span, back: span.back + 1 }, today);
  if (whole.to <= today) return { range: whole, previous: before };
  const passed = daysOf({ from: whole.from, to: today }).length;
  const alike = addDays(before.from, passed - 1);
  return {
    range: { from: whole.from, to: today },
    previous: { from: before.from, to: alike < before.to ? alike : before.to },
  };
}

export function daysOf({ from, to }: DayRange): ISODate[] {
  const days: ISODate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function wholeRange({ days, period, back }: OverviewSpan, today: ISODate): DayRange {
  if (period === undefined) {
    const to = addDays(today, -back * days);
    return { from: addDays(to, 1 - days), to };
  }
  if (period === 'week') {
    const monday = addDays(today, -((weekdayOf(today) + 6) % 7) - 7 * back);
    return { from: monday, to: addDays(monday, 6) };
  }
  const length = period === 'month' ? 1 : 3;
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = year * 12 + Math.floor((month - 1) / length) * length - back * length;
  return { from: firstOfMonth(first), to: addDays(firstOfMonth(first + length), -1) };
}

function firstOfMonth(count: number): ISODate {
  const month = String((count % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${month}-01`;
}
