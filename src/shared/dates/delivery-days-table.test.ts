import { describe, expect, test } from 'vitest';
import { cutoffOf, findDeliveryDateProblem, toRegionRules, type WeekdayRule } from './delivery-dates.ts';
import { addDays, type ISODate, toInstant, toLocalMoment, weekdayOf } from './shop-dates.ts';

const ZONE = 'Europe/Belgrade';
const MINUTE = 60_000;
const SHOP = { closedWeekdays: [], closedDates: [], cutoffHour: 12 };

const WEEKS = {
  'an ordinary week': '2026-11-16',
  'the week in which an hour is left out': '2027-03-26',
  'the week in which an hour comes twice': '2026-10-23',
} as const;

const DAYS_OF_A_WEEK = [0, 1, 2, 3, 4, 5, 6];
const ONCE_BUT_FOR_MIDNIGHT = [0, 2, 3, 12, 24];

type Case = {
  readonly date: ISODate;
  readonly rule: WeekdayRule;
  readonly isFull: boolean;
  readonly isClosed: boolean;
};

function expected({ date, rule, isFull, isClosed }: Case, at: number) {
  if (at >= toInstant({ date: addDays(date, 1), hour: 0 }, ZONE)) return 'past';
  if (!rule.isOpen) return 'closed-weekday';
  if (isClosed) return 'closed-date';
  const cutoff = toInstant({ date: addDays(date, -rule.cutoffDays), hour: rule.cutoffHour }, ZONE);
  if (at >= cutoff) return 'too-late-today';
  return isFull ? 'full' : null;
}

function expectedOfAgent(asked: Case, at: number) {
  const { date, rule } = asked;
  const isWeekend = [0, 6].includes(weekdayOf(date));
  const seen = expected(asked, at);
  if (seen === 'past') return 'past';
  if (at >= toInstant({ date, hour: 0 }, ZONE)) return 'too-late-today';
  if (rule.isOpen || !isWeekend) return seen;
  if (asked.isClosed) return 'closed-date';
  return asked.isFull ? 'full' : null;
}

function askedOf({ date, rule, isFull, isClosed }: Case, at: number) {
  const rules = toRegionRules(SHOP, new Map([[weekdayOf(date), rule]]), {
    closed: isClosed ? [date] : [],
    full: isFull ? [date] : [],
  });
  const now = toLocalMoment(at, ZONE);
  return { customer: findDeliveryDateProblem(date, now, rules, 'customer'), rules, now };
}

function casesOf(first: ISODate): Case[] {
  const both = [false, true];
  return DAYS_OF_A_WEEK.map((ahead) => addDays(first, ahead)).flatMap((date) =>
    ONCE_BUT_FOR_MIDNIGHT.flatMap((cutoffHour) =>
      [0, 1, 2].flatMap((cutoffDays) =>
        both.flatMap((isOpen) =>
          both.flatMap((isFull) =>
            both.map((isClosed) => {
              const rule = { isOpen, cutoffHour, cutoffDays, window: '', capacity: isFull ? 1 : null };
              return { date, rule, isFull, isClosed };
            }),
          ),
        ),
      ),
    ),
  );
}

function instantsOf({ date, rule }: Case): number[] {
  const cutoff = toInstant(cutoffOf(date, toRegionRules(SHOP, new Map([[weekdayOf(date), rule]]))), ZONE);
  const midnights = [date, addDays(date, 1)].map((day) => toInstant({ date: day, hour: 0 }, ZONE));
  const around = [-120, -60, -1, 0, 1, 60, 120].map((minutes) => cutoff + minutes * MINUTE);
  return [...around, ...midnights.flatMap((at) => [at - MINUTE, at, at + MINUTE])];
}

describe.each(Object.entries(WEEKS))('in %s', (_name, first) => {
  test('a day is taken until its cut-off, on every weekday, open or closed, full or not', () => {
    const wrong = casesOf(first).flatMap((asked) =>
      instantsOf(asked).flatMap((at) => {
        const { customer } = askedOf(asked, at);
        const right = expected(asked, at);
        return customer === right ? [] : [{ ...asked, at: new Date(at).toISOString(), customer, right }];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('the call centre has every day that is not over, with a reason where customers have it no more, but for weekends', () => {
    for (const asked of casesOf(first)) {
      for (const at of instantsOf(asked)) {
        const { rules, now } = askedOf(asked, at);
        const isOver = asked.date < now.date;
        const withReason = findDeliveryDateProblem(asked.date, now, rules, 'call_agent_with_reason');
        expect(withReason).toBe(isOver ? 'past' : null);
        const without = findDeliveryDateProblem(asked.date, now, rules, 'call_agent');
        expect(without).toBe(expectedOfAgent(asked, at));
      }
    }
  });
});
