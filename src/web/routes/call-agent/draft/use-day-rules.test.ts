import { expect, test } from 'vitest';
import { DEFAULT_REGION_RULES } from '#shared/dates/delivery-dates.ts';
import { findReasonNeed } from './use-day-rules.ts';

const WEDNESDAY = { date: '2026-11-18', hour: 13 };

test('today, a holiday, a closed weekday, a full day and one past its cut-off need a reason, a weekend none', () => {
  const weekdays = DEFAULT_REGION_RULES.weekdays.map((rule, day) =>
    day === 5 ? { ...rule, cutoffDays: 2 } : day === 2 ? { ...rule, isOpen: false } : rule,
  );
  const closedDates = ['2026-11-26', '2026-11-28'];
  const rules = { ...DEFAULT_REGION_RULES, weekdays, closedDates, fullDates: ['2026-11-19'] };
  const needs = {
    '2026-11-17': null,
    '2026-11-18': 'today',
    '2026-11-19': 'full',
    '2026-11-20': 'late',
    '2026-11-21': null,
    '2026-11-22': null,
    '2026-11-23': null,
    '2026-11-24': 'closed',
    '2026-11-26': 'closed',
    '2026-11-28': 'closed',
  };
  for (const [day, need] of Object.entries(needs))
    expect(findReasonNeed(day, WEDNESDAY, rules), day).toBe(need);
});
