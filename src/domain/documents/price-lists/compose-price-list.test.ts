import { expect, test } from 'vitest';
import { sampleDocument } from '#domain/documents/testing/sample-document.ts';
import { readPdf, readPdfText } from '#pdf/testing/read-pdf.ts';
import { testFonts } from '#pdf/testing/test-fonts.ts';
import { composePriceList, type PriceListData } from './compose-price-list.ts';

const { seller, buyer } = sampleDocument(0);

const step = (from: number, unitPriceE4: number) =>
  ({
    from,
    unitPriceE4,
    source: 'catalogue',
    listId: null,
    listPriceE4: unitPriceE4,
    discountBasisPoints: 0,
    customerDiscountBasisPoints: 0,
  }) as const;

type Price = PriceListData['prices'][number];

const cups: Price = {
  code: 'LT-013',
  name: 'Gota letre 250 ml',
  unit: 'COPE',
  packName: 'pako',
  packSize: 1000,
  orderStep: 1000,
  steps: [step(1000, 313), step(5000, 300)],
};

const drawn = (prices: PriceListData['prices']) =>
  composePriceList(testFonts, {
    seller,
    buyer,
    logo: null,
    printedOn: '2026-12-01',
    listName: null,
    prices,
  });

const listOf = (prices: PriceListData['prices']) => drawn(prices).then(readPdfText);

test('what is sold by the pack has the price of a pack and of a piece, and steps in packs', async () => {
  const text = await listOf([cups]);
  for (const part of ['me 1.000 copë', '31,30 €', '0,0313 € / copë', 'nga 1 pako', 'nga 5 pako', '30,00 €']) {
    expect(text).toContain(part);
  }
});

test('what is sold by the piece has the price of a piece', async () => {
  const text = await listOf([{ ...cups, packSize: 1, orderStep: 1, steps: [step(1, 12_500)] }]);
  expect(text).toContain('1,25 €');
  expect(text).not.toContain('pako');
});

test.each([0, 1, 2])('every page begins with the name of a product, %i rows further too', async (others) => {
  const one: Price = { ...cups, packSize: 1, orderStep: 1, steps: [step(1, 12_500)] };
  const stepped: Price = { ...one, steps: [step(1, 12_500), step(10, 12_000), step(50, 11_000)] };
  const prices = [...Array.from({ length: others }, () => one), ...Array.from({ length: 40 }, () => stepped)];
  const pages = await readPdf(await drawn(prices));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page.text.replace(/\s+/g, ' ')).toContain('Çmimi LT-013');
});
