import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_DELIVERY_RULES,
  DEFAULT_REGION_RULES,
  type DeliveryChannel,
  type DeliveryRules,
  findDeliveryDateProblem,
  findFirstDeliveryDate,
  isClosedDay,
  toRegionRules,
} from './delivery-dates.ts';
import { addDays, weekdayOf } from './shop-dates.ts';

const wednesday = '2026-11-18';
const rules = DEFAULT_DELIVERY_RULES;
const regionRules = DEFAULT_REGION_RULES;

function problem(date: string, hour = 9, channel: 'customer' | 'call_agent' = 'customer') {
  return findDeliveryDateProblem(date, { date: wednesday, hour }, regionRules, channel);
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
    const first = (date: string, hour: number, given: DeliveryRules = rules) =>
      findFirstDeliveryDate({ date, hour }, toRegionRules(given), 'customer');
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
    const own = toRegionRules({ closedWeekdays: [3], closedDates: ['2026-11-19'], cutoffHour: 8 });
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
  it('needs a reason for a holiday, on a weekend too, and for a weekend that is full', () => {
    const saturday = '2026-11-21';
    const ask = (days: { readonly closed?: string[]; readonly full?: string[] }) =>
      findDeliveryDateProblem(
        saturday,
        { date: wednesday, hour: 9 },
        toRegionRules(rules, new Map(), days),
        'call_agent',
      );
    expect(ask({})).toBeNull();
    expect(ask({ closed: [saturday] })).toBe('closed-date');
    expect(ask({ full: [saturday] })).toBe('full');
  });

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

const TUESDAYS_ONLY = toRegionRules(
  rules,
  new Map(
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => [
      weekday,
      { isOpen: weekday === 2, cutoffHour: 18, cutoffDays: 1, window: '08–11', capacity: 3 },
    ]),
  ),
  { closed: ['2026-12-08'], full: ['2026-12-01'] },
);

describe('a region with rules of its own', () => {
  const ask = (date: string, now: string, hour: number, channel: DeliveryChannel = 'customer') =>
    findDeliveryDateProblem(date, { date: now, hour }, TUESDAYS_ONLY, channel);

  it.each([
    ['2026-11-24', '2026-11-22', 23, null],
    ['2026-11-24', '2026-11-23', 17, null],
    ['2026-11-24', '2026-11-23', 18, 'too-late-today'],
    ['2026-11-24', '2026-11-24', 0, 'too-late-today'],
    ['2026-11-25', '2026-11-23', 9, 'closed-weekday'],
    ['2026-12-01', '2026-11-23', 9, 'full'],
    ['2026-12-08', '2026-11-23', 9, 'closed-date'],
  ])('%s, asked on %s at %i: %s', (date, now, hour, problem) => {
    expect(ask(date, now, hour)).toBe(problem);
  });

  it('the call centre may have any day that is not over, with a reason where it is closed, full or too late', () => {
    expect(ask('2026-11-28', '2026-11-23', 9, 'call_agent')).toBeNull();
    expect(ask('2026-11-25', '2026-11-23', 9, 'call_agent')).toBe('closed-weekday');
    expect(ask('2026-12-08', '2026-11-23', 9, 'call_agent')).toBe('closed-date');
    expect(ask('2026-12-01', '2026-11-23', 9, 'call_agent')).toBe('full');
    expect(ask('2026-11-24', '2026-11-23', 19, 'call_agent')).toBe('too-late-today');
    for (const date of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-12-01', '2026-12-08']) {
      expect(ask(date, '2026-11-23', 19, 'call_agent_with_reason')).toBeNull();
    }
    expect(ask('2026-11-22', '2026-11-23', 0, 'call_agent_with_reason')).toBe('past');
  });

  it('every weekday and hour: a day is taken until its cut-off and never after', () => {
    for (let weekday = 0; weekday < 7; weekday += 1) {
      for (let cutoffDays = 0; cutoffDays < 3; cutoffDays += 1) {
        for (const cutoffHour of [0, 8, 12, 24]) {
          const own = toRegionRules(
            rules,
            new Map([[weekday, { isOpen: true, cutoffHour, cutoffDays, window: '', capacity: null }]]),
          );
          const date = addDays('2026-11-22', 7 + weekday);
          const limit = Date.parse(addDays(date, -cutoffDays)) / 3_600_000 + cutoffHour;
          for (let hours = -72; hours < 48; hours += 1) {
            const at = Date.parse(date) + hours * 3_600_000;
            const now = { date: new Date(at).toISOString().slice(0, 10), hour: new Date(at).getUTCHours() };
            const problem = findDeliveryDateProblem(date, now, own, 'customer');
            if (now.date > date) expect(problem).toBe('past');
            else expect(problem === null).toBe(at / 3_600_000 < limit);
          }
        }
      }
    }
  });
});
