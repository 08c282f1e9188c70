import { expect, test } from 'vitest';
import { parseCents } from '#shared/text/parse-number.ts';
import { toNumberText } from './number-field.tsx';

test.each([
  ['11,80', '11.80'],
  ['12 €', '12 '],
  ['abc', ''],
  ['1.234,50', '1.234,50'],
  ['1e3', '1e3'],
])('a number field keeps "%s" as "%s"', (typed, expected) => {
  expect(toNumberText(typed)).toBe(expected);
});

test('a price as the shop prints it is read as that price, whether pasted or typed key by key', () => {
  const keyByKey = [...'1.234,50'].reduce((text, key) => toNumberText(text + key), '');
  expect(parseCents(keyByKey)).toEqual({ value: 123_450 });
  expect(parseCents(toNumberText('1.234,50 €'))).toEqual({ value: 123_450 });
});

test('letters among digits glue no other number together', () => {
  const keyByKey = [...'1e3'].reduce((text, key) => toNumberText(text + key), '');
  expect(keyByKey).toBe('1e3');
  expect(parseCents(keyByKey)).toEqual({ reason: 'not-a-number' });
});

test('what could be read in two ways is no price', () => {
  expect(parseCents(toNumberText('1.250'))).toEqual({ reason: 'unclear' });
  expect(parseCents(toNumberText('1,250'))).toEqual({ reason: 'unclear' });
  const keyByKey = [...'1,234.50'].reduce((text, key) => toNumberText(text + key), '');
  expect(parseCents(keyByKey).value).toBeUndefined();
});
