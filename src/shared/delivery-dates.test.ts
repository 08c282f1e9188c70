import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_DELIVERY_RULES,
  findDeliveryDateProblem,
  findFirstDeliveryDate,
  isClosedDay,
} from './delivery-dates.ts';
import { addDays, weekdayOf } from './shop-dates.ts';

const wednesday = '2026-11-18';
const rules = DEFAULT_DELIVERY_RULES;

function problem(date: string, hour = 9, channel: 'customer' | 'call_agent' = 'customer') {
  return findDeliveryDateProblem(date, { date: wednesday, hour }, rules, channel);
}

describe('a customer', () => {
  it('can choose today before noon, not from noon on', () => {
    expect(problem(wednesday, 0)).toBeNull();
    expect(problem(wednesday, 11)).toBeNull();
    expect(problem(wednesday, 12)).toBe('too-late-today');
    expect(problem(wednesday, 23)).toBe('too-late-today');
  });

  it('can choose tomorrow at any hour, but no weekend and no past day', () => {
    expect(problem('2026-11-19', 23)).toBeNull();
    expect(problem('2026-11-17')).toBe('past');
    expect(problem('2026-11-21')).toBe('closed-weekday');
    expect(problem('2026-11-22')).toBe('closed-weekday');
    expect(problem('2026-11-23')).toBeNull();
  });

  it('is shown the first day that is open, in the next month when this one has none left', () => {
    const first = (date: string, hour: number, given = rules) =>
      findFirstDeliveryDate({ date, hour }, given, 'customer');
    expect(first(wednesday, 11)).toBe(wednesday);
    expect(first(wednesday, 12)).toBe('2026-11-19');
    expect(first('2026-11-20', 17)).toBe('2026-11-23');
    expect(first('2027-01-29', 13)).toBe('2027-02-01');
    expect(first(wednesday, 9, { ...rules, closedWeekdays: [0, 1, 2, 3, 4, 5, 6] })).toBeUndefined();
  });

  it('can choose up to a year ahead', () => {
    expect(problem('2027-11-18')).toBeNull();
    expect(problem('2027-11-19')).toBe('too-far');
  });

  it('follows the rules that the shop has set', () => {
    const own = { closedWeekdays: [3], closedDates: ['2026-11-19'], cutoffHour: 8 };
    const now = { date: wednesday, hour: 8 };
    const ask = (date: string) => findDeliveryDateProblem(date, now, own, 'customer');
    expect(ask(wednesday)).toBe('closed-weekday');
    expect(ask('2026-11-19')).toBe('closed-date');
    expect(ask('2026-11-21')).toBeNull();
    expect(isClosedDay('2026-11-19', own)).toBe(true);
    expect(isClosedDay('2026-11-20', own)).toBe(false);
  });
});

describe('a call agent', () => {
  it('can choose tomorrow or later, weekends included', () => {
    expect(problem(wednesday, 0, 'call_agent')).toBe('too-late-today');
    expect(problem('2026-11-17', 9, 'call_agent')).toBe('past');
    expect(problem('2026-11-19', 23, 'call_agent')).toBeNull();
    expect(problem('2026-11-21', 9, 'call_agent')).toBeNull();
    expect(problem('2027-11-19', 9, 'call_agent')).toBe('too-far');
  });
});

it('whatever a customer may choose is an open day within the year', () => {
  const offset = fc.integer({ min: -400, max: 800 });
  fc.assert(
    fc.property(offset, fc.integer({ min: 0, max: 23 }), (days, hour) => {
      const date = addDays(wednesday, days);
      if (problem(date, hour) !== null) return;
      expect([0, 6]).not.toContain(weekdayOf(date));
      expect(days).toBeGreaterThanOrEqual(hour < 12 ? 0 : 1);
      expect(days).toBeLessThanOrEqual(365);
    }),
  );
});
