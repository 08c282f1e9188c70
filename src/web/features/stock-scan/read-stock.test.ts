import { expect, test } from 'vitest';
import { unbound } from '#shared/prices/packs.ts';
import { takeFor, unmistakably } from '#web/ui/quantity/pack-typing.ts';
import { takeDigits } from '#web/ui/quantity/typed-number.ts';
import { piecesOf, readStock } from './read-stock.ts';

const CUPS = { packName: 'pako', packSize: 1000, orderStep: 1000, unit: 'COPE' } as const;
const CRATES = { packName: 'arkë', packSize: 12, orderStep: 12, unit: 'COPE' } as const;
const SACKS = { packName: 'thes i madh', packSize: 25, orderStep: 25, unit: 'KG' } as const;
const LOOSE = { packName: 'kuti', packSize: 24, orderStep: 1, unit: 'COPE' } as const;
const FLOUR = { packName: '', packSize: 1, orderStep: 1, unit: 'KG' } as const;

test.each([
  ['3', CUPS, 3000],
  ['3p', CUPS, 3000],
  ['2.000 copë', CUPS, 2000],
  ['2 pako + 400 copë', CUPS, 2400],
  ['400 copë', CUPS, 400],
  ['3 kuti', LOOSE, 72],
  ['30', LOOSE, 30],
  ['12', FLOUR, 12],
  ['0', CUPS, 0],
] as const)('«%s» that came in or was counted is read as pieces of the ledger', (typed, goods, pieces) => {
  expect(piecesOf(typed, goods)).toBe(pieces);
});

test('a count that may be packs or pieces is asked about, never guessed', () => {
  expect(piecesOf('24', CRATES)).toBeUndefined();
  expect(readStock('24', CRATES)).toMatchObject({
    kind: 'choices',
    choices: [{ pieces: 24 }, { pieces: 288 }],
  });
});

test('what is written for a person reads back as the same pieces, of every kind of goods', () => {
  for (const goods of [CUPS, CRATES, SACKS, LOOSE, FLOUR]) {
    for (const pieces of [1, 7, 12, 24, 25, 30, 288, 300, 1000, 2400, 24_000]) {
      expect(piecesOf(unmistakably(pieces, goods), goods)).toBe(pieces);
    }
  }
});

test('a field of digits takes no sign and no leading zero, and names of packs only where there are packs', () => {
  const type = (goods: Parameters<typeof unbound>[0], keys: string) =>
    [...keys].reduce((text, key) => takeFor(unbound(goods), takeDigits)(text, text + key), '');
  expect(type(FLOUR, '0a0-5,3')).toBe('53');
  expect(type(CUPS, '0a0-5,3')).toBe('53');
  expect(type(CUPS, '3pako')).toBe('3pako');
  expect(type(FLOUR, '3pako')).toBe('3');
});
