import { expect, test } from 'vitest';
import { countText, fullQuantityText, quantityText, quantityWords, signedCountText } from './packs.ts';
import { isQuantityTyping, type ReadingLimits, readQuantity } from './read-quantity.ts';

const CUPS = { packName: 'pako', packSize: 1000, orderStep: 1000, minQuantity: 1000, unit: 'COPE' } as const;
const CRATES = { packName: 'arkë', packSize: 12, orderStep: 12, minQuantity: 12, unit: 'COPE' } as const;
const LOOSE = { packName: 'kuti', packSize: 24, orderStep: 1, minQuantity: 1, unit: 'COPE' } as const;
const FLOUR = { packName: '', packSize: 1, orderStep: 1, minQuantity: 1, unit: 'KG' } as const;

function read(typed: string, goods: Parameters<typeof readQuantity>[1], limits?: ReadingLimits) {
  const reading = readQuantity(typed, goods, limits);
  if (reading.kind === 'quantity') return [reading.pieces, reading.said];
  if (reading.kind === 'fault') return reading.reason;
  return [reading.sentence, ...reading.choices.map(({ text }) => text)];
}

test.each([
  ['3', 3000, ''],
  ['3p', 3000, ''],
  ['3 p', 3000, ''],
  ['3 pako', 3000, ''],
  ['3 PAKO', 3000, ''],
  ['2000', 2000, '2.000 copë = 2 pako'],
  ['2.000', 2000, '2.000 copë = 2 pako'],
  ['2000 copë', 2000, '2.000 copë = 2 pako'],
  ['2.000 cope', 2000, '2.000 copë = 2 pako'],
  ['2000c', 2000, '2.000 copë = 2 pako'],
  ['0', 0, ''],
])('«%s» of packs of a thousand are %i pieces', (typed, pieces, said) => {
  expect(read(typed, CUPS, { available: 145_000 })).toEqual([pieces, said]);
});

test.each([
  ['2500', ['2.500 copë nuk porositen. Më të afërtat:', '2 pako · 2.000 copë', '3 pako · 3.000 copë']],
  ['3 copë', ['3 copë nuk porositen. Më të afërtat:', '1 pako · 1.000 copë', '2 pako · 2.000 copë']],
  [
    '1 pako + 4 copë',
    ['1.004 copë nuk porositen. Më të afërtat:', '1 pako · 1.000 copë', '2 pako · 2.000 copë'],
  ],
])('pieces that make no whole pack offer the nearest two: «%s»', (typed, offered) => {
  expect(read(typed, CUPS, { available: 145_000 })).toEqual(offered);
});

test('a number that may be either is asked about, one that can only be packs is packs', () => {
  expect(read('24', CRATES, { available: 5000 })).toEqual([
    '24 copë apo 24 arkë?',
    '2 arkë · 24 copë',
    '24 arkë · 288 copë',
  ]);
  expect(read('24', CRATES, { available: 200 })).toEqual([24, '24 copë = 2 arkë']);
  expect(read('30', CRATES, { available: 5000 })).toEqual([360, '']);
  expect(read('24 arkë', CRATES, { available: 5000 })).toEqual([288, '']);
  expect(read('24c', CRATES, { available: 5000 })).toEqual([24, '24 copë = 2 arkë']);
});

test('the rest of the stock may be taken, and is offered where no pack is left', () => {
  expect(read('400c', CUPS, { available: 400 })).toEqual([400, '']);
  expect(read('300c', CUPS, { available: 400 })).toEqual([
    '300 copë nuk porositen. Më të afërtat:',
    '400 copë',
  ]);
  expect(read('2500c', CUPS, { available: 1400 })).toEqual([
    '2.500 copë nuk porositen. Më të afërtat:',
    '1 pako · 1.000 copë',
  ]);
});

test('staff may take loose pieces for a reason; at the door nothing binds', () => {
  expect(read('2500', CUPS, { available: 145_000, loose: 'offered' })).toEqual([
    '2.500 copë nuk porositen. Më të afërtat:',
    '2 pako · 2.000 copë',
    '3 pako · 3.000 copë',
    '2 pako + 500 copë · 2.500 copë',
  ]);
  expect(read('2500', CUPS, { available: 3000, loose: 'taken' })).toEqual([
    2500,
    '2.500 copë = 2 pako + 500 copë',
  ]);
  expect(read('2 pako + 500 copë', CUPS, { available: 3000, loose: 'taken' })).toEqual([
    2500,
    '2.500 copë = 2 pako + 500 copë',
  ]);
});

test('what is sold loose is counted in pieces, and in packs by their name', () => {
  expect(read('3', LOOSE)).toEqual([3, '']);
  expect(read('3 kuti', LOOSE)).toEqual([72, '']);
  expect(read('3p', LOOSE)).toEqual([72, '']);
  expect(read('3p + 4', LOOSE)).toEqual([76, '']);
  expect(read('5', FLOUR)).toEqual([5, '']);
  expect(read('5 kg', FLOUR)).toEqual([5, '']);
});

test.each([
  ['', 'empty'],
  ['abc', 'not-a-number'],
  ['2,5', 'not-whole'],
  ['2,5 pako', 'not-a-number'],
  ['3 kg', 'not-a-number'],
  ['-3', 'negative'],
  ['1e3', 'not-a-number'],
  ['3 + 4', 'not-a-number'],
  ['3p + 4p', 'not-a-number'],
])('«%s» is refused: %s', (typed, reason) => {
  expect(read(typed, CUPS)).toBe(reason);
});

test('a thousand dot is read of pieces, never of kilograms', () => {
  expect(read('1.250', FLOUR)).toBe('unclear');
  expect(read('1.250', LOOSE)).toEqual([1250, '']);
});

test.each([
  ['3', true],
  ['3 p', true],
  ['3 ark', true],
  ['3 copë', true],
  ['2.000 c', true],
  ['3p + 4', true],
  ['3x', false],
  ['TF-001', false],
])('a field takes «%s»: %s', (text, isTaken) => {
  expect(isQuantityTyping(text, CRATES)).toBe(isTaken);
});

test('a quantity is written in what is counted, with the pieces aside', () => {
  expect(quantityWords(7000, CUPS)).toEqual({ count: '7', unit: 'pako', aside: '7.000 copë' });
  expect(fullQuantityText(7000, CUPS)).toBe('7 pako · 7.000 copë');
  expect(fullQuantityText(2400, CUPS)).toBe('2 pako + 400 copë · 2.400 copë');
  expect(fullQuantityText(400, CUPS)).toBe('400 copë');
  expect(fullQuantityText(76, LOOSE)).toBe('76 copë · 3 kuti + 4 copë');
  expect(quantityText(1_234_000, CUPS)).toBe('1.234 pako');
  expect(quantityText(5, FLOUR)).toBe('5 kg');
  expect([countText(5, FLOUR), countText(36, CRATES)]).toEqual(['5', '3 arkë']);
});

test('a difference is signed as a whole: packs where they are whole, else pieces', () => {
  expect([2000, -2000, -2400, 400, 0].map((pieces) => signedCountText(pieces, CUPS))).toEqual([
    '+2 pako',
    '−2 pako',
    '−2.400 copë',
    '+400 copë',
    '0 copë',
  ]);
  expect(signedCountText(-1250, LOOSE)).toBe('−1.250');
});
