import { expect, test } from 'vitest';
import { readPastedLines } from './pasted-lines.ts';

function read(text: string, known = ['K-1', 'KUT-01', 'F 12', '4051', 'B-1']) {
  return readPastedLines(text)?.lines.map(({ readings }) => {
    const { code, quantity } = readings.find((reading) => known.includes(reading.code)) ?? {};
    return code === undefined ? undefined : `${code}=${quantity}`;
  });
}

test.each([
  'K-1 5',
  'K-1\t5',
  'K-1,5',
  'K-1; 5',
  'K-1: 5',
  'K-1 = 5',
  'K-1 - 5',
  'K-1 x5',
  'K-1 x 5',
  'K-1 5 copë',
  'K-1 5,00',
  'K-1 5.',
  '5 K-1',
  '5\tK-1',
  '5 x K-1',
  '5x K-1',
  '5×K-1',
  '5 copë K-1',
  '5, K-1',
  '- K-1 5',
  '• K-1 5',
  '3) K-1 5',
  '12. 5 x K-1',
  '\u200eK-1\u00a05',
  'K-1 Kuti torte 28 cm 5',
  '5 x K-1 Kuti torte',
  'K-1\tKuti torte\t5\t2,50\t12,50',
  'Kuti torte 28\tK-1\t5',
  '5;K-1;Kuti torte',
])('%j is five of K-1', (line) => {
  expect(read(line)).toEqual(['K-1=5']);
});

test('codes with blanks, of digits alone, and several in one line', () => {
  expect(read('F 12\t3')).toEqual(['F 12=3']);
  expect(read('4051 6')).toEqual(['4051=6']);
  expect(read('6 x 4051')).toEqual(['4051=6']);
  expect(read('K-1 5, B-1 3; F 12 2')).toEqual(['K-1=5', 'B-1=3', 'F 12=2']);
  expect(read('KUT-01 5\r\n\r\nB-1 3\r\n')).toEqual(['KUT-01=5', 'B-1=3']);
});

test('a price or a broken number is no quantity', () => {
  expect(readPastedLines('K-1 2,50')).toBeNull();
  expect(readPastedLines('K-1 5 2,50')).toBeNull();
  expect(readPastedLines('K-1 1.000')).toBeNull();
});

test('a quantity below zero is none; a dash between code and quantity is', () => {
  expect(readPastedLines('A-1 -3\nB-1 - 3')).toMatchObject({
    lines: [{ text: 'B-1 - 3', readings: [{ code: 'B-1', quantity: 3 }] }],
    unreadable: ['A-1 -3'],
  });
});

test('what is no line is kept to be named, and mere words are no list', () => {
  expect(readPastedLines('A-1 2\nfaleminderit\nB-1 0')).toMatchObject({
    lines: [{ text: 'A-1 2', readings: [{ code: 'A-1', quantity: 2 }] }],
    unreadable: ['faleminderit', 'B-1 0'],
  });
  expect(readPastedLines('kuti torte')).toBeNull();
  expect(readPastedLines('')).toBeNull();
});
