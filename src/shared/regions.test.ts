import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activeRegions,
  defaultRegionId,
  findRegionName,
  isAvailableIn,
  regionBeside,
  toRegionIds,
  toRegionLimit,
} from './regions.ts';

test('a product that names no region, or all of them, is available everywhere', () => {
  expect(toRegionLimit([])).toBeNull();
  expect(toRegionLimit([4, 3, 2, 1])).toBeNull();
  expect(toRegionIds(null)).toEqual([1, 2, 3, 4]);
  expect(isAvailableIn(null, 65)).toBe(true);
});

test('a limited product is available in the regions it names, and in no other', () => {
  const choice = fc.array(fc.constantFrom<number[]>(1, 2, 3, 4, 65, 900), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(choice, (ids) => {
      const limit = toRegionLimit(ids);
      for (const { id } of [...activeRegions(), { id: 65 }, { id: 900 }]) {
        expect(isAvailableIn(limit, id)).toBe(ids.includes(id));
      }
    }),
  );
});

test('a fresh shop has the four regions of the specification, and starts in the first', () => {
  expect(activeRegions().map(({ id }) => findRegionName(id))).toEqual([
    'Lipjan',
    'Ferizaj',
    'Dragondan',
    'Pejë',
  ]);
  expect(defaultRegionId()).toBe(1);
  expect(findRegionName(null)).toBeNull();
});

test('a region is not said beside an address that names it', () => {
  expect(regionBeside('Rr. Enver Topalli 12, Ferizaj', 'Ferizaj')).toBe('');
  expect(regionBeside('Rr. Enver Topalli 12', 'Ferizaj')).toBe('Ferizaj');
  expect(regionBeside('', 'Ferizaj')).toBe('Ferizaj');
  expect(regionBeside('Rr. Enver Topalli 12', null)).toBe('');
});
