import { expect, test } from 'vitest';
import { changesOf, restoreChanges } from './use-form-draft.ts';

const STORED = {
  name: 'Kuti',
  quantity: '10',
  priceE4: '2.00',
  image: null as string | null,
  regionIds: ['1', '2'],
};
const overAReload = (memory: unknown): unknown => JSON.parse(JSON.stringify(memory));

test('what was typed comes back, and nothing else', () => {
  const typed = { ...STORED, priceE4: '2,50', image: 'data:image/webp;base64,AA' };
  expect(restoreChanges(STORED, overAReload(changesOf(STORED, typed)))).toEqual({
    priceE4: '2,50',
    image: 'data:image/webp;base64,AA',
  });
  expect(changesOf(STORED, { ...STORED })).toBeNull();
  expect(restoreChanges(STORED, null)).toBeNull();
});

test('a field that others have changed since shows what is stored, not the old draft', () => {
  const memory = overAReload(changesOf(STORED, { ...STORED, quantity: '50', name: 'Kuti e re' }));
  expect(restoreChanges({ ...STORED, quantity: '7' }, memory)).toEqual({ name: 'Kuti e re' });
});

test('a memory of another make is passed over', () => {
  expect(restoreChanges(STORED, 'nonsense')).toBeNull();
  expect(restoreChanges(STORED, { regionIds: [STORED.regionIds, 3], name: ['Kuti', 4] })).toBeNull();
});

test('texts of several regions come back together', () => {
  const shown = { minimums: { 1: '', 2: '20,00' } };
  const memory = overAReload(changesOf(shown, { minimums: { 1: '15', 2: '20,00' } }));
  expect(restoreChanges(shown, memory)).toEqual({ minimums: { 1: '15', 2: '20,00' } });
  expect(restoreChanges(shown, { minimums: [shown.minimums, { 1: 15 }] })).toBeNull();
});
