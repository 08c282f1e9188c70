import { expect, test } from 'vitest';
import { PERIODS, periodNamed } from './periods.ts';

test('periods end today or with the month or year that is over, also across the new year', () => {
  expect(PERIODS.map((name) => Object.values(periodNamed(name, '2026-01-15')))).toEqual([
    ['2026-01-01', '2026-01-15'],
    ['2025-12-01', '2025-12-31'],
    ['2025-11-01', '2026-01-15'],
    ['2026-01-01', '2026-01-15'],
    ['2025-01-01', '2025-12-31'],
  ]);
});
