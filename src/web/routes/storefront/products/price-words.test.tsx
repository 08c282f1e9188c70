import { expect, test } from 'vitest';
import { drawText } from '#web/testing/draw.tsx';
import { PriceFor } from './price.tsx';
import {
  piecesPriced,
  priceBefore,
  priceWords,
  reachableSteps,
  shortWords,
  shownNetE4,
  unitWords,
} from './price-words.ts';

const piece = {
  category: 'pasticeri',
  unit: 'COPE',
  pricePer: 1,
  packName: '',
  packSize: 1,
  orderStep: 1,
  weightGrams: null,
} as const;
const words = (product: Parameters<typeof priceWords>[0], e4: number) =>
  priceWords(product, e4).replaceAll('\u00a0', ' ');

test('a price says what it is of, and what a kilo or a piece comes to', () => {
  expect(words(piece, 28_9000)).toBe('/ Copë');
  expect(words({ ...piece, unit: 'KG', weightGrams: 1000 }, 1_2000)).toBe('/ KG');
  const bucket = { ...piece, packName: 'kovë', weightGrams: 6000 };
  expect(words(bucket, 28_9000)).toBe('/ kovë · 4,82 €/kg');
  expect(words({ ...piece, category: 'paketime', weightGrams: 2800 }, 12_9000)).toBe('/ Copë');
  expect(words({ ...piece, weightGrams: 15 }, 9000)).toBe('/ Copë');
  const boxes = { ...piece, packName: 'pako', packSize: 100, orderStep: 100 };
  expect(piecesPriced(boxes)).toBe(100);
  expect(words(boxes, 1290)).toBe('/ pako · 100 copë · 0,129 €/copë');
  expect(words({ ...piece, pricePer: 1000 }, 45)).toBe('për 1.000 copë');
});

test.each([
  [129, 1000, '0,0129 €', '12,90 €'],
  [1690, 50, '0,169 €', '8,45 €'],
  [185, 24, '0,0185 €', '0,444 €'],
  [1300, 100, '0,13 €', '13,00 €'],
  [25_0000, 4, '25,00 €', '100,00 €'],
])(
  'a piece at %i/10.000 € and a pack of %i are shown with the decimals they have',
  (e4, packSize, piecePrice, packPrice) => {
    const boxes = { ...piece, packName: 'pako', packSize, orderStep: packSize };
    expect(words(boxes, e4)).toContain(`· ${piecePrice}/copë`);
    expect(drawText(<PriceFor e4={e4} pieces={packSize} />).replaceAll('\u00a0', ' ')).toBe(packPrice);
  },
);

test('where it is no longer about choosing, a price says only what it is of', () => {
  expect(unitWords({ ...piece, packName: 'kovë', weightGrams: 6000 })).toBe('/ kovë');
  expect(unitWords({ ...piece, packName: 'pako', packSize: 100, orderStep: 100 })).toBe('/ pako');
  expect(unitWords({ ...piece, pricePer: 1000 })).toBe('për 1.000 copë');
});

test('a line of the cart says the price of a pack and of a piece', () => {
  const boxes = { ...piece, packName: 'pako', packSize: 1000, orderStep: 1000 };
  expect(shortWords(boxes, 129).replaceAll('\u00a0', ' ')).toBe('/ pako · 0,0129 €/copë');
  expect(shortWords({ ...piece, packName: 'kovë' }, 28_9000)).toBe('/ kovë');
});

test('what is packed and sold loose has the price of one piece', () => {
  const loose = { ...piece, packName: 'kuti', packSize: 24 };
  expect(piecesPriced(loose)).toBe(1);
  expect(words(loose, 1_2000)).toBe('/ Copë');
});

test('only a promotion strikes a price, and what it strikes fits the badge', () => {
  const own = { priceE4: 20_0000, discountedPriceE4: 20_0000, unitPriceE4: 19_0000, promotionBasisPoints: 0 };
  expect(priceBefore(own)).toBeNull();
  const promoted = { ...own, discountedPriceE4: 18_0000, unitPriceE4: 18_0000, promotionBasisPoints: 1000 };
  expect(priceBefore(promoted)).toBe(20_0000);
  expect(priceBefore({ ...promoted, unitPriceE4: 17_1000 })).toBe(19_0000);
  expect(priceBefore({ ...promoted, priceE4: 129, unitPriceE4: 110 })).toBe(122);
});

test('a ladder begins at the smallest quantity that is sold, and leaves out what ends below it', () => {
  const steps = [
    { from: 1, unitPriceE4: 1_2000 },
    { from: 12, unitPriceE4: 1_1000 },
    { from: 48, unitPriceE4: 1_0000 },
  ];
  expect(reachableSteps(steps, 1)).toEqual(steps);
  expect(reachableSteps(steps, 24).map(({ from }) => from)).toEqual([24, 48]);
  expect(reachableSteps(steps, 48)).toEqual([{ from: 48, unitPriceE4: 1_0000 }]);
});

test.each([
  [{ ...piece, vatBasisPoints: 1800 }, 185, 200],
  [{ ...piece, vatBasisPoints: 1800, pricePer: 1000 }, 185, 15_6800],
  [{ ...piece, vatBasisPoints: 800, packName: 'pako', packSize: 24, orderStep: 24 }, 1_2345, 27_4300],
  [{ ...piece, vatBasisPoints: 0 }, 9_9999, 10_0000],
])('the price without VAT has two decimals at most, of what is shown', (product, e4, net) => {
  expect(shownNetE4(product, e4)).toBe(net);
});
