import { expect, test } from 'vitest';
import { sampleDocument } from '#domain/documents/testing/sample-document.ts';
import { parseContent } from '#domain/invoicing/invoice-balance.ts';

test('a paper from before prices had four decimals says what it said', () => {
  const document = sampleDocument(3);
  const lines = document.lines.map(({ listPriceE4, unitPriceE4, ...line }) => ({
    ...line,
    listPriceCents: listPriceE4 / 100,
    unitPriceCents: unitPriceE4 / 100,
  }));
  expect(parseContent(JSON.stringify({ ...document, version: 1, lines }))).toEqual(document);
  expect(parseContent(JSON.stringify(document))).toEqual(document);
});
