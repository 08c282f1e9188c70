import { expect, test } from 'vitest';
import { packsText } from './packs.ts';

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
