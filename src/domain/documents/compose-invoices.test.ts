import { expect, it } from 'vitest';
import { testFonts } from '#pdf/testing/test-fonts.ts';
import { composeInvoice } from './compose-invoice.ts';
import { composeInvoices } from './compose-invoices.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleInvoice } from './testing/sample-invoice.ts';

it('a batch holds its invoices in the given order, each counting its own pages', async () => {
  const batch = [
    sampleInvoice(3, { orderNumber: 7 }),
    sampleInvoice(60, { orderNumber: 5, isCancelled: true }),
    sampleInvoice(1, { orderNumber: 9 }),
  ];
  const pages = (await readPdf(await composeInvoices(testFonts, batch))).map((page) => page.text);
  expect(pages).toHaveLength(5);
  expect(pages[0]).toContain('Nr. 7');
  expect(pages[0]).toContain('Faqja 1 nga 1');
  expect(pages[1]).toContain('Nr. 5');
  expect(pages[3]).toContain('Faqja 3 nga 3');
  expect(pages[4]).toContain('Nr. 9');
  expect(pages.map((text) => text.includes('ANULUAR'))).toEqual([false, true, true, true, false]);
});

it('a batch carries its fonts and its logo once', async () => {
  const batch = Array.from({ length: 30 }, (_, index) => sampleInvoice(1, { orderNumber: index + 1 }));
  const alone = await composeInvoice(testFonts, sampleInvoice(1));
  const together = await composeInvoices(testFonts, batch);
  const fontsIn = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1').split('/Length1').length;
  expect(fontsIn(together)).toBe(fontsIn(alone));
  expect(together.length).toBeLessThan(alone.length * 10);
});
