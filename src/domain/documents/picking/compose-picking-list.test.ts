import { describe, expect, it } from 'vitest';
import { pickingLine, pickingOrder } from '#domain/documents/testing/sample-picking-order.ts';
import { findOverlaps, readPdf, readPdfText } from '#pdf/testing/read-pdf.ts';
import { testFonts } from '#pdf/testing/test-fonts.ts';
import { composePickingList } from './compose-picking-list.ts';

const scope = { kind: 'delivery-date', date: '2026-11-05' } as const;

describe('a picking list', () => {
  it('shows each product once with its sum, then order by order', async () => {
    const orders = [
      pickingOrder(11, [pickingLine(7, { quantity: 40 })]),
      { ...pickingOrder(12, [pickingLine(7, { quantity: 60 })]), comment: 'Pa arra' },
    ];
    const text = await readPdfText(await composePickingList(testFonts, { scope, orders }));
    const [together = '', perOrder = ''] = text.split('Sipas porosive');
    expect(together).toContain('Porositë për dorëzim më 05.11.2026');
    expect(together).toContain('Pastiçeri › Tedore Miell');
    expect(together.split('\n')).toContain('100');
    expect(perOrder).toContain('Porosia nr. 11 · Klienti 11');
    expect(perOrder.split('\n')).toEqual(expect.arrayContaining(['40', '60', 'Koment: Pa arra']));
  });

  it('of 300 products repeats the head and the shelf on each page', async () => {
    const lines = Array.from({ length: 300 }, (_, index) => pickingLine(index + 1));
    const data = { scope, orders: [pickingOrder(1, lines)] };
    const pages = await readPdf(await composePickingList(testFonts, data));
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain('Kodi');
      expect(page.text).toContain(`Faqja ${index + 1} nga ${pages.length}`);
      expect(page.text).toMatch(/Pastiçeri › Tedore Miell|Porosia nr\. 1 · Klienti 1/);
      expect(findOverlaps(page)).toEqual([]);
    }
    const printed = pages.flatMap((page) => page.text.split('\n'));
    for (const line of lines) expect(printed.filter((text) => text === line.name)).toHaveLength(2);
  });

  it('writes the thousands of its total as everywhere else', async () => {
    const orders = [
      pickingOrder(1, [pickingLine(1, { quantity: 10_000 }), pickingLine(2, { quantity: 167 })]),
    ];
    const text = await readPdfText(await composePickingList(testFonts, { scope, orders }));
    expect(text).toContain('10.167');
    expect(text).not.toContain('10167');
  });

  it('names driver and stop of an order whose address finds no room', async () => {
    const order = {
      ...pickingOrder(1_000_006, [pickingLine(1)]),
      customerName: 'Pastiçeria dhe Furra Nektari',
      address: 'Rr. Dëshmorët e Kombit 88, hyrja nga oborri i shkollës fillore, Ferizaj',
      regionName: 'Ferizaj',
      driverName: 'Agron Shala-Krasniqi',
      stopNumber: 12,
    };
    const text = await readPdfText(await composePickingList(testFonts, { scope, orders: [order] }));
    expect(text).toContain('shoferi Agron Shala-Krasniqi · ndalesa 12');
  });

  it('says how its orders were chosen', async () => {
    const titleOf = async (of: Parameters<typeof composePickingList>[1]['scope']) =>
      readPdfText(await composePickingList(testFonts, { scope: of, orders: [] }));
    expect(await titleOf({ kind: 'selected' })).toContain('Porosi të zgjedhura');
    expect(await titleOf({ kind: 'creation-date', date: '2026-11-04' })).toContain(
      'Porositë e krijuara më 04.11.2026',
    );
    expect(await titleOf(scope)).toContain('Nuk ka porosi për mbledhje.');
  });
});
