import { expect, test } from 'vitest';
import { pricesSettingsInput, shopSettingsInput } from '#shared/settings.ts';
import { mergeSettings } from './merge-settings.ts';

type Minimum = readonly [regionId: number, minimumCents: number];

const minimums = (...rows: Minimum[]) => ({
  ...pricesSettingsInput.parse({}),
  regionMinimums: rows.map(([regionId, minimumCents]) => ({ regionId, minimumCents })),
});

test('two people change the minimums of different regions, and both are kept', () => {
  const shown = minimums([1, 20_00], [2, 30_00], [3, 40_00]);
  const fresh = minimums([1, 25_00], [2, 30_00], [3, 40_00], [4, 50_00]);
  const merge = (...wanted: Minimum[]) => mergeSettings(shown, minimums(...wanted), fresh);
  expect(merge([1, 20_00], [2, 35_00])).toEqual(minimums([1, 25_00], [4, 50_00], [2, 35_00]));
  expect(merge([1, 22_00], [2, 30_00], [3, 40_00]).regionMinimums).toContainEqual({
    regionId: 1,
    minimumCents: 22_00,
  });
  expect(mergeSettings(shown, { ...shown, hidesPrices: true }, fresh)).toEqual({
    ...fresh,
    hidesPrices: true,
  });
});

test('a day that one person closes and one that another opens again are both counted', () => {
  const closed = (...closedDates: string[]) => ({ ...shopSettingsInput.parse({}), closedDates });
  const merged = mergeSettings(
    closed('2026-12-25', '2027-01-01'),
    closed('2026-12-25', '2027-01-01', '2027-01-02'),
    closed('2027-01-01', '2027-05-01'),
  );
  expect(merged).toEqual(closed('2027-01-01', '2027-05-01', '2027-01-02'));
});
