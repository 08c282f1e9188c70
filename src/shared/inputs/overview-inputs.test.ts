import { expect, test } from 'vitest';
import { daysOf, overviewSpanInput, rangesOf } from './overview-inputs.ts';

const of = (span: object, today = '2026-11-18') => rangesOf(overviewSpanInput.parse(span), today);

test('a period that is under way is compared with as many days of the one before', () => {
  expect(of({ period: 'week' })).toEqual({
    range: { from: '2026-11-16', to: '2026-11-18' },
    previous: { from: '2026-11-09', to: '2026-11-11' },
  });
  expect(of({ period: 'month' })).toEqual({
    range: { from: '2026-11-01', to: '2026-11-18' },
    previous: { from: '2026-10-01', to: '2026-10-18' },
  });
  expect(of({ period: 'quarter' })).toEqual({
    range: { from: '2026-10-01', to: '2026-11-18' },
    previous: { from: '2026-07-01', to: '2026-08-18' },
  });
});

test('a period that is over is compared with the whole one before', () => {
  expect(of({ period: 'month', back: 11 })).toEqual({
    range: { from: '2025-12-01', to: '2025-12-31' },
    previous: { from: '2025-11-01', to: '2025-11-30' },
  });
  expect(of({ period: 'quarter', back: 4 })).toEqual({
    range: { from: '2025-10-01', to: '2025-12-31' },
    previous: { from: '2025-07-01', to: '2025-09-30' },
  });
});

test('the last days follow each other without a gap', () => {
  const { range, previous } = of({ days: 30 });
  expect(range).toEqual({ from: '2026-10-20', to: '2026-11-18' });
  expect(previous).toEqual({ from: '2026-09-20', to: '2026-10-19' });
  expect(daysOf(range)).toHaveLength(30);
});

test('the days of a long month that the one before did not have are not compared', () => {
  expect(of({ period: 'month' }, '2026-03-30').previous).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(of({ period: 'week' }, '2026-11-22').range.from).toBe('2026-11-16');
});
