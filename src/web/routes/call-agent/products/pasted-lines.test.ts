import { expect, test } from 'vitest';
import { readPastedLines } from './pasted-lines.ts';

test('lines with code and quantity are read however they are divided', () => {
  expect(readPastedLines('KUT-01 5\r\n\nF 12\t3\nTP-9; 10 copë\n  LP-1 x 2')).toEqual({
    wanted: [
      { code: 'KUT-01', quantity: 5 },
      { code: 'F 12', quantity: 3 },
      { code: 'TP-9', quantity: 10 },
      { code: 'LP-1', quantity: 2 },
    ],
    unreadable: [],
  });
});

test('the same code twice adds up', () => {
  expect(readPastedLines('A-1 2\nB-1 1\nA-1 3')?.wanted).toEqual([
    { code: 'A-1', quantity: 5 },
    { code: 'B-1', quantity: 1 },
  ]);
});

test('what is no line is kept to be named, and a mere word is no list', () => {
  expect(readPastedLines('A-1 2\nfaleminderit\nB-1 0')).toEqual({
    wanted: [{ code: 'A-1', quantity: 2 }],
    unreadable: ['faleminderit', 'B-1 0'],
  });
  expect(readPastedLines('kuti torte')).toBeNull();
  expect(readPastedLines('')).toBeNull();
});
