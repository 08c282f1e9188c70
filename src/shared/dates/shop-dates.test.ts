import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  formatDate,
  isISODate,
  toInstant,
  toLocalDate,
  toLocalMoment,
  toLocalTime,
  weekdayOf,
} from './shop-dates.ts';

const KOSOVO = 'Europe/Belgrade';
const anyDay = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("the shop's clock", () => {
  it('is an hour ahead of UTC in winter and two in summer', () => {
    expect(toLocalMoment(Date.UTC(2026, 0, 15, 22, 59), KOSOVO)).toEqual({ date: '2026-01-15', hour: 23 });
    expect(toLocalMoment(Date.UTC(2026, 0, 15, 23, 0), KOSOVO)).toEqual({ date: '2026-01-16', hour: 0 });
    expect(toLocalMoment(Date.UTC(2026, 6, 15, 22, 0), KOSOVO)).toEqual({ date: '2026-07-16', hour: 0 });
  });

  it('skips an hour in March and repeats one in October', () => {
    expect(toLocalMoment(Date.UTC(2026, 2, 29, 0, 59), KOSOVO).hour).toBe(1);
    expect(toLocalMoment(Date.UTC(2026, 2, 29, 1, 0), KOSOVO).hour).toBe(3);
    expect(toLocalMoment(Date.UTC(2026, 9, 25, 0, 30), KOSOVO).hour).toBe(2);
    expect(toLocalMoment(Date.UTC(2026, 9, 25, 1, 30), KOSOVO).hour).toBe(2);
  });

  it('knows the days of the first years too', () => {
    expect(toLocalDate(toInstant({ date: '0001-01-02', hour: 12 }, KOSOVO), KOSOVO)).toBe('0001-01-02');
  });

  it('can be set to another zone', () => {
    const instant = Date.UTC(2026, 0, 1, 3);
    expect(toLocalDate(instant, 'America/New_York')).toBe('2025-12-31');
    expect(toLocalDate(instant, 'UTC')).toBe('2026-01-01');
  });
});

describe('a browser without Temporal', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([KOSOVO, 'America/New_York', 'Asia/Kathmandu'])('shows the same clock in %s', (timeZone) => {
    const read = (instant: number) => ({
      ...toLocalMoment(instant, timeZone),
      time: toLocalTime(instant, timeZone),
    });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2060, 0) }), (instant) => {
        const shown = read(instant);
        vi.stubGlobal('Temporal', undefined);
        // In another quarter of an hour: the last one is cached.
        toLocalMoment(0, timeZone);
        expect(read(instant)).toEqual(shown);
        vi.unstubAllGlobals();
      }),
    );
  });
});

describe('calendar days', () => {
  it.each(['2026-02-28', '2028-02-29', '2026-12-31'])('%s is a day', (text) =>
    expect(isISODate(text)).toBe(true),
  );

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '18.11.2026',
    '2026-11-18T00:00',
    '2026-11-18\n',
    '',
  ])('%j is none', (text) => expect(isISODate(text)).toBe(false));

  it('are counted over month and year ends', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(weekdayOf('2026-11-18')).toBe(3);
    expect(formatDate('2026-11-05')).toBe('05.11.2026');
  });

  it('going some days ahead and back ends where it began, on a day of the same week cycle', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 5000 }), (day, days) => {
        const later = addDays(day, days);
        expect(isISODate(later)).toBe(true);
        expect(addDays(later, -days)).toBe(day);
        expect(weekdayOf(later)).toBe((weekdayOf(day) + days) % 7);
      }),
    );
  });
});

it.each([
  ['2026-11-18', 12, '2026-11-18T11:00:00.000Z'],
  ['2026-07-01', 24, '2026-07-01T22:00:00.000Z'],
  ['2026-03-29', 1, '2026-03-29T00:00:00.000Z'],
  ['2026-03-29', 3, '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', 4, '2026-10-25T03:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
])('%s at %i on the shop’s clock is one instant', (date, hour, instant) => {
  expect(new Date(toInstant({ date, hour }, 'Europe/Belgrade')).toISOString()).toBe(instant);
});
