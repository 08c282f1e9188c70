import { expect, test } from 'vitest';
import { parseCents } from '#shared/text/parse-number.ts';
import { takeDigits, takeDotted, takeNumber } from './typed-number.ts';

type Take = typeof takeNumber;

const keyByKey = (take: Take, keys: string, before = '') =>
  [...keys].reduce((text, key) => take(text, text + key), before);

test.each([
  ['1a2,5-0', '12.50'],
  ['11,80', '11.80'],
  ['abc', ''],
  ['12 €', '12'],
  ['7,5%', '7.5'],
  ['1.234,50', '1.234,50'],
  ['1e3', '13'],
  ['-5', '-5'],
])('typed key by key, a price field takes %j as %j', (keys, expected) => {
  expect(keyByKey(takeDotted, keys)).toBe(expected);
});

test.each([
  ['1a2', '12'],
  ['2,5', '2,5'],
  ['-3', '-3'],
  ['x', ''],
])('typed key by key, a quantity field takes %j as %j', (keys, expected) => {
  expect(keyByKey(takeNumber, keys)).toBe(expected);
});

test.each([
  ['0a0-5,3', '53'],
  ['007', '7'],
  ['0', ''],
  ['100', '100'],
  ['abc', ''],
])('typed key by key, a field of digits takes %j as %j', (keys, expected) => {
  expect(keyByKey(takeDigits, keys)).toBe(expected);
});

test.each([
  ['1.234,50 €', '1.234,50'],
  ['12,50 EUR', '12.50'],
  ['1e3', '7'],
  ['5-0', '7'],
  ['FAT-2026', '7'],
  ['', ''],
])('pasted over 7, %j leaves %j', (pasted, expected) => {
  expect(takeDotted('7', pasted)).toBe(expected);
});

test('a price as the shop prints it is read as that price, whether pasted or typed key by key', () => {
  expect(parseCents(keyByKey(takeDotted, '1.234,50'))).toEqual({ value: 123_450 });
  expect(parseCents(takeDotted('', '1.234,50 €'))).toEqual({ value: 123_450 });
});

test('what could be read in two ways is no price', () => {
  expect(parseCents(takeDotted('', '1.250'))).toEqual({ reason: 'unclear' });
  expect(parseCents(takeDotted('', '1,250'))).toEqual({ reason: 'unclear' });
  expect(parseCents(keyByKey(takeDotted, '1,234.50')).value).toBeUndefined();
});
