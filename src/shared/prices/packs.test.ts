import { expect, test } from 'vitest';
import { eachText, packsText } from './packs.ts';

const CUPS = { packName: '', packSize: 12, unit: 'COPE' } as const;

test.each([
  [11, ''],
  [12, '1 pako'],
  [40, '3 pako + 4 copë'],
])('%i pieces of packs of twelve: «%s»', (quantity, text) => {
  expect(packsText(quantity, CUPS)).toBe(text);
});

test('a pack goes by its own name, and a product without packs has no such text', () => {
  expect(packsText(25, { ...CUPS, packName: 'kuti', unit: 'KG' })).toBe('2 kuti + 1 kg');
  expect(packsText(25, { ...CUPS, packSize: 1 })).toBe('');
});

test.each([
  ['a piece', { packName: '', packSize: 1 }, '11,31 € / copë'],
  ['a bucket sold as one piece, as on its card', { packName: 'kovë', packSize: 1 }, '11,31 € / kovë'],
  ['a loose piece of a pack', { packName: 'kuti', packSize: 12 }, '11,31 € / copë'],
])('an order gives the price of %s', (_what, packing, text) => {
  const words = eachText(11_3100, { ...packing, unit: 'COPE', orderStep: 1 });
  expect(words.replace('\u00a0', ' ')).toBe(text);
});
