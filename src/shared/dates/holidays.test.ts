import { expect, test } from 'vitest';
import { comingHolidays, kosovoHolidays } from './holidays.ts';

function datesOf(year: number, name: string) {
  return kosovoHolidays(year)
    .filter((holiday) => holiday.name === name)
    .map((holiday) => holiday.date);
}

test('the holidays of 2026, by date', () => {
  expect(kosovoHolidays(2026).map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-01-01 Viti i Ri',
    '2026-01-02 Viti i Ri',
    '2026-01-07 Krishtlindjet ortodokse',
    '2026-02-17 Dita e Pavarësisë',
    '2026-03-20 Fitër Bajrami',
    '2026-04-06 Pashkët katolike',
    '2026-04-09 Dita e Kushtetutës',
    '2026-04-13 Pashkët ortodokse',
    '2026-05-01 Dita e Punës',
    '2026-05-09 Dita e Evropës',
    '2026-05-27 Kurban Bajrami',
    '2026-12-25 Krishtlindjet',
  ]);
});

test.each([
  [2024, '2024-04-01', '2024-05-06'],
  [2025, '2025-04-21', '2025-04-21'],
  [2027, '2027-03-29', '2027-05-03'],
  [2038, '2038-04-26', '2038-04-26'],
  [2049, '2049-04-19', '2049-04-26'],
])('the Mondays of both Easters in %i', (year, catholic, orthodox) => {
  expect(datesOf(year, 'Pashkët katolike')).toEqual([catholic]);
  expect(datesOf(year, 'Pashkët ortodokse')).toEqual([orthodox]);
});

test('only the Bajrams hang on the moon, and one that comes twice in a year is there twice', () => {
  const byMoon = kosovoHolidays(2027).filter((holiday) => holiday.isByMoon);
  expect(byMoon.map((holiday) => holiday.name)).toEqual(['Fitër Bajrami', 'Kurban Bajrami']);
  expect(datesOf(2033, 'Fitër Bajrami')).toHaveLength(2);
});

test('those still to come, of this year and the next', () => {
  const coming = comingHolidays('2026-12-25');
  expect(coming[0]).toMatchObject({ date: '2026-12-25' });
  expect(coming.at(-1)).toMatchObject({ date: '2027-12-25' });
  expect(coming).toHaveLength(1 + kosovoHolidays(2027).length);
});
