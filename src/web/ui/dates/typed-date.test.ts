import { expect, test } from 'vitest';
import { findDateFault, parseTypedDate } from './typed-date.ts';

const thisYear = new Date().getFullYear();

test.each([
  ['5.11.2026', '2026-11-05'],
  ['05/11/26', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['05112026', '2026-11-05'],
  ['051126', '2026-11-05'],
  ['31.02.2026', null],
  ['nesër', null],
  ['5', null],
])('%s is the day %s', (text, date) => {
  expect(parseTypedDate(text)).toBe(date);
});

test('a day without a year is this year, unless it must lie ahead and does not', () => {
  expect(parseTypedDate('5 1')).toBe(`${thisYear}-01-05`);
  expect(parseTypedDate('5.1', '2026-12-20')).toBe('2027-01-05');
  expect(parseTypedDate('24.12.', '2026-12-20')).toBe('2026-12-24');
  expect(parseTypedDate('2412', '2026-12-20')).toBe('2026-12-24');
  expect(parseTypedDate('29.2', '2027-12-20')).toBe('2028-02-29');
});

test.each([
  ['23', '2026-11-23'],
  ['24.', '2026-11-24'],
  ['22', '2026-12-22'],
  ['31', '2026-12-31'],
  ['32', null],
  ['nesër', '2026-11-23'],
  ['Neser', '2026-11-23'],
  ['pasnesër', '2026-11-24'],
  ['sot', '2026-11-22'],
  ['premte', '2026-11-27'],
  ['e premte', '2026-11-27'],
  ['hën', '2026-11-23'],
  ['e diel', '2026-11-29'],
  ['shtunë', '2026-11-28'],
  ['e', null],
  ['dikur', null],
])('%s, said on Sunday the 22nd, is the day %s', (text, date) => {
  expect(parseTypedDate(text, '2026-11-23', '2026-11-22')).toBe(date);
});

test('a day that has just passed is not taken for the same day a year later', () => {
  expect(parseTypedDate('20.11', '2026-11-21')).toBe('2026-11-20');
  expect(parseTypedDate('31.12', '2027-01-01')).toBe('2026-12-31');
  expect(parseTypedDate('1.6', '2026-11-21')).toBe('2027-06-01');
});

test.each([
  ['31.12', '2027-01-05', '2027-01-05', '2026-12-31'],
  ['31.12', '2027-05-05', '2027-05-05', '2026-12-31'],
  ['5.1', '2027-01-05', '2027-01-05', '2027-01-05'],
  ['31.12', '2027-01-05', undefined, '2026-12-31'],
  ['31.12', '2027-05-05', undefined, '2027-12-31'],
  ['1.1', '2026-12-28', undefined, '2027-01-01'],
  ['1.9', '2026-12-28', undefined, '2026-09-01'],
  ['1.1', '2026-12-28', '2027-09-24', '2026-01-01'],
])('%s without a year, typed on %s and at the latest %s, is %s', (text, today, latest, date) => {
  expect(parseTypedDate(text, undefined, today, latest)).toBe(date);
});

const bounds = { today: '2026-11-22', min: '2026-11-23', max: '2027-11-22' };

test.each([
  ['21.11', '21.11 ka kaluar – më e hershmja: 23.11'],
  ['22.11.2026', '22.11 është shumë herët – më e hershmja: 23.11'],
  ['sot', '22.11 është shumë herët – më e hershmja: 23.11'],
  ['31.02', '31.02 nuk ekziston në kalendar'],
  ['30.11.2027', '30.11.2027 është shumë larg – më e largëta: 22.11.2027'],
  ['dikur', '„dikur” nuk u kuptua – p.sh. 23.11, 23, nesër, premte'],
  ['23.11', null],
  ['nesër', null],
])('%j is answered with %j', (text, fault) => {
  expect(findDateFault(text, bounds)).toBe(fault);
});
