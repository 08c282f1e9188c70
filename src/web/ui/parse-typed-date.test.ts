import { expect, test } from 'vitest';
import { parseTypedDate } from './parse-typed-date.ts';

const thisYear = new Date().getFullYear();

test.each([
  ['5.11.2026', '2026-11-05'],
  ['05/11/26', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['31.02.2026', null],
  ['nesër', null],
  ['5', null],
])('%s is the day %s', (text, date) => {
  expect(parseTypedDate(text)).toBe(date);
});

test('a day without a year is this year, unless it must lie ahead and does not', () => {
  expect(parseTypedDate('5 1')).toBe(`${thisYear}-01-05`);
  expect(parseTypedDate('5.1', `${thisYear}-12-20`)).toBe(`${thisYear + 1}-01-05`);
  expect(parseTypedDate('24.12.', `${thisYear}-12-20`)).toBe(`${thisYear}-12-24`);
});
