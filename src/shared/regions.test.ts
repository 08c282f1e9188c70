import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_REGIONS_MASK,
  findRegionName,
  REGION_IDS,
  regionBit,
  toRegionIds,
  toRegionMask,
} from './regions.ts';

describe('regions', () => {
  it('no choice means everywhere', () => {
    expect(toRegionMask([])).toBe(ALL_REGIONS_MASK);
    expect(toRegionIds(ALL_REGIONS_MASK)).toEqual([1, 2, 3, 4]);
  });

  it('any choice survives in a mask, whatever its order and repetitions', () => {
    const choice = fc.array(fc.constantFrom(...REGION_IDS), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(choice, (ids) => {
        expect(toRegionIds(toRegionMask(ids))).toEqual([...new Set(ids)].sort());
        for (const id of REGION_IDS) expect((toRegionMask(ids) & regionBit(id)) !== 0).toBe(ids.includes(id));
      }),
    );
  });

  it('have names', () => {
    expect(REGION_IDS.map(findRegionName)).toEqual(['Lipjan', 'Ferizaj', 'Dragondan', 'Pejë']);
    expect(findRegionName(5)).toBeNull();
    expect(findRegionName(null)).toBeNull();
  });
});
