import { describe, expect, it } from 'vitest';
import { findOverlaps, readPdf } from '#pdf/testing/read-pdf.ts';
import { testFonts } from '#pdf/testing/test-fonts.ts';
import { LABEL_FORMATS } from '#shared/inputs/packing-inputs.ts';
import { composeLabels } from './compose-labels.ts';
import type { LabelOrder } from './labels-data.ts';

function order(orderNumber: number, changes: Partial<LabelOrder> = {}): LabelOrder {
  return {
    orderNumber,
    customerName: 'Pastiçeria Ëmbëlsira',
    address: 'Rr. Прва 1, Pejë',
    phone: '044 123 456',
    regionName: 'Pejë',
    driverName: 'Agron',
    stopNumber: 3,
    comment: '',
    deliverOn: '2026-11-05',
    boxes: 1,
    items: [{ name: 'Kuti picash 32 cm', count: '12', box: null }],
    ...changes,
  };
}

describe('packing labels', () => {
  it('say whose box it is, which of how many, and what is in the order', async () => {
    const [page] = await readPdf(
      await composeLabels(testFonts, { format: 'a4', orders: [order(31, { boxes: 2 })] }),
    );
    for (const part of [
      'Pastiçeria Ëmbëlsira',
      'Rr. Прва 1, Pejë',
      'Tel. +383 44 123 456',
      '12 × Kuti picash 32 cm',
    ]) {
      expect(page?.text.split(part)).toHaveLength(3);
    }
    for (const part of ['Porosia nr. 31', 'Kutia', 'Dorëzimi 05.11.2026', '1/2', '2/2', 'Pejë · Ndalesa 3']) {
      expect(page?.text).toContain(part);
    }
  });

  it.each(LABEL_FORMATS)('name the driver whole on %s', async (format) => {
    const far = order(1_000_002, {
      regionName: 'Dragondan',
      stopNumber: 12,
      driverName: 'Agron Shala-Krasniqi',
    });
    const [page] = await readPdf(await composeLabels(testFonts, { format, orders: [far] }));
    expect(page?.text.replaceAll('\n', ' ')).toContain('Agron Shala-Krasniqi');
    expect(page?.text).toContain('Porosia nr. 1000002');
    expect(findOverlaps(page!)).toEqual([]);
  });

  it('come eight to a sheet, one order after another', async () => {
    const orders = [order(1, { boxes: 5 }), order(2, { boxes: 4 })];
    const pages = await readPdf(await composeLabels(testFonts, { format: 'a4', orders }));
    expect(pages.map((page) => page.text.match(/\d\/\d/g))).toEqual([
      ['1/5', '2/5', '3/5', '4/5', '5/5', '1/4', '2/4', '3/4'],
      ['4/4'],
    ]);
  });

  it('count the items that find no room, and never run into each other', async () => {
    const items = Array.from({ length: 30 }, (_, index) => ({
      name: 'Artikull '.repeat(20),
      count: String(index),
      box: null,
    }));
    const long = 'Gjatësi'.repeat(40);
    const crowded = order(123_456_789, {
      items,
      customerName: long,
      address: long,
      driverName: long,
      comment: long,
      boxes: 4,
    });
    for (const format of LABEL_FORMATS) {
      const [page] = await readPdf(await composeLabels(testFonts, { format, orders: [crowded] }));
      expect(page?.text).toMatch(/\+ \d+ të tjera/);
      expect(page && findOverlaps(page)).toEqual([]);
    }
  });

  it('are never fewer than one for an order, and have a day only when the order has one', async () => {
    const pages = await readPdf(
      await composeLabels(testFonts, { format: 'a4', orders: [order(1, { boxes: 0, deliverOn: null })] }),
    );
    expect(pages[0]?.text).toContain('1/1');
    expect(pages[0]?.text).toContain('Pa datë');
  });

  it('say what is in which box, who brings it at which stop, and what the customer asked for', async () => {
    const items = [
      { name: 'Kuti torte', count: '4', box: 1 },
      { name: 'Mbulesë', count: '9', box: 2 },
      { name: 'Qese', count: '2', box: null },
    ];
    const packed = order(31, { items, boxes: 2, comment: 'Thyhet lehtë' });
    const pages = await readPdf(await composeLabels(testFonts, { format: '100x70', orders: [packed] }));
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      for (const part of ['Ndalesa 3 · Shoferi: Agron', 'Koment: Thyhet lehtë', '2 × Qese'])
        expect(page.text).toContain(part);
    }
    expect(pages.map((page) => page.text.includes('4 × Kuti torte'))).toEqual([true, false]);
    expect(pages.map((page) => page.text.includes('9 × Mbulesë'))).toEqual([false, true]);
  });

  it.each(['Rr. 1', 'Rr. e Shpellës 52, Gadime, Lipjan'])(
    'name day, telephone, stop and driver in full on the narrow roll too: %s',
    async (address) => {
      const narrow = order(1497, { customerName: 'Katering', address, phone: '+383 45 040 030' });
      const [page] = await readPdf(await composeLabels(testFonts, { format: '62', orders: [narrow] }));
      expect(findOverlaps(page!)).toEqual([]);
      for (const part of ['Dorëzimi 05.11.2026', 'Tel. +383 45 040 030', 'Ndalesa 3 · Shoferi: Agron'])
        expect(page?.text).toContain(part);
    },
  );

  it('show the beginning of a name that is one long word', async () => {
    const items = Array.from({ length: 30 }, () => ({ name: 'Gjatësi'.repeat(12), count: '3', box: null }));
    const crowded = order(7, { items });
    const [page] = await readPdf(await composeLabels(testFonts, { format: '62', orders: [crowded] }));
    expect(page?.text).toContain('3 × Gjatësi');
  });

  it('cut no name while there is room on the roll', async () => {
    const roomy = order(1437, {
      address: 'Ferizaj, Rr. Dëshmorët e Kombit 17',
      driverName: 'Gëzim Thaçi',
      regionName: 'Ferizaj',
      items: [{ name: 'Kuti e tejdukshme për një fetë torte, 100 copë', count: '6', box: null }],
    });
    const [page] = await readPdf(await composeLabels(testFonts, { format: '62', orders: [roomy] }));
    expect(page?.text).not.toContain('…');
    expect(page && findOverlaps(page)).toEqual([]);
  });
});
