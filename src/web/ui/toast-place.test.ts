import { expect, test } from 'vitest';
import { topClearOf } from './toast-place.ts';

const desk = { innerWidth: 1440, innerHeight: 900 };
const phone = { innerWidth: 360, innerHeight: 740 };
const box = (top: number, bottom: number, left = 0, right = 1440) => ({ top, bottom, left, right });

test.each([
  ['a row far down', desk, box(500, 552)],
  ['the header', desk, box(0, 64)],
  ['a button at the left edge of a desk', desk, box(80, 120, 20, 200)],
  ['the bar at the bottom of a phone', phone, box(600, 680, 0, 360)],
])('toasts stay below the header while %s is worked on', (_name, window, worked) => {
  expect(topClearOf(worked, window)).toBeNull();
});

test.each([
  ['a row', desk, box(80, 132), 140],
  ['a row of which a part is under the header', desk, box(40, 92), 100],
  ['a line of the cart', phone, box(120, 210, 16, 344), 218],
])('toasts begin below %s that they would cover', (_name, window, worked, top) => {
  expect(topClearOf(worked, window)).toBe(top);
});

test('what is as high as the window has no place below it', () => {
  expect(topClearOf(box(60, 800), desk)).toBeUndefined();
});
