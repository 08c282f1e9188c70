import { expect, test } from 'vitest';
import { addMonths, daysOfMonth, isISOMonth, monthOf } from './months.ts';

test('a month has its own last day, in leap years too', () => {
  expect(daysOfMonth('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(daysOfMonth('2028-02').to).toBe('2028-02-29');
});

test('months go on over the end of the year, both ways', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-05', -17)).toBe('2024-12');
  expect(monthOf('2026-11-18')).toBe('2026-11');
});

test.each(['2026-13', '2026-00', '2026-1', '2026', '2026-11-01', '9999-12', ''])('%s is no month', (text) => {
  expect(isISOMonth(text)).toBe(false);
});
