import { expect, test } from 'vitest';
import { sampleDocument } from '#domain/documents/testing/sample-document.ts';
import { readPdf } from '#pdf/testing/read-pdf.ts';
import { testFonts } from '#pdf/testing/test-fonts.ts';
import type { PurchasePaper } from '#shared/purchasing/order-paper.ts';
import { composePurchaseOrder } from './compose-purchase-order.ts';

const { seller, buyer } = sampleDocument(0);

function paperOf(count: number, note: string): PurchasePaper {
  const line = {
    supplierCode: '',
    name: 'Miell',
    unit: 'COPE',
    packSize: 12,
    quantity: 24,
    netPriceE4: 10_000,
  };
  return {
    number: 'PB-2026-000001',
    revision: 1,
    issuedOn: '2026-11-05',
    expectedOn: null,
    note,
    language: 'sq',
    buyer: seller,
    supplier: buyer,
    lines: Array.from({ length: count }, (_, index) => ({ ...line, code: `P-${index}` })),
    totalCents: count * 2400,
  };
}

test.each(['', 'Mallin vetëm në mëngjes'])(
  'sum and note of an order to a supplier are never alone on a page: "%s"',
  async (note) => {
    for (let count = 30; count <= 40; count += 1) {
      const data = { paper: paperOf(count, note), logo: null };
      const last = (await readPdf(await composePurchaseOrder(testFonts, data))).at(-1)?.text ?? '';
      for (const part of [`P-${count - 1}`, 'Gjithsej pa TVSH', note])
        expect(last, `${count} lines`).toContain(part);
    }
  },
);
