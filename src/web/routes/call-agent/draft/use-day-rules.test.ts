import { expect, test } from 'vitest';
import { DEFAULT_REGION_RULES } from '#shared/dates/delivery-dates.ts';
import { findReasonNeed } from './use-day-rules.ts';

const WEDNESDAY = { date: '2026-11-18', hour: 13 };

test('today, a full day and one over its cut-off need a reason, a closed or an open one none', () => {
  const weekdays = DEFAULT_REGION_RULES.weekdays.map((rule, day) =>
    day === 5 ? { ...rule, cutoffDays: 2 } : rule,
  );
  const rules = { ...DEFAULT_REGION_RULES, weekdays, fullDates: ['2026-11-19'] };
  const needs = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-23', '2026-11-17'];
  expect(needs.map((day) => findReasonNeed(day, WEDNESDAY, rules))).toEqual([
    'today',
    'full',
    'late',
    null,
    null,
    null,
  ]);
});
