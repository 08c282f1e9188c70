import { describe, expect, it } from 'vitest';
import { compose, NOBODY, printed, RED_PIXEL, readAloud } from '#domain/documents/testing/print-document.ts';
import { sampleDocument, sampleLine } from '#domain/documents/testing/sample-document.ts';
import { findOverlaps, readPdf } from '#pdf/testing/read-pdf.ts';
import { testFonts } from '#pdf/testing/test-fonts.ts';
import { composeDocument } from './compose-document.ts';

describe('an invoice', () => {
  it('carries what a Kosovo tax invoice must', async () => {
    const text = await printed(sampleDocument(1, { comment: 'Hyrja nga oborri' }));
    for (const part of [
      'Faturë',
      'FAT-2026-000123',
      '04.11.2026',
      '05.11.2026',
      'Furnizo Sh.p.k.',
      'Rruga Adem Jashari 12, 14000 Lipjan, Kosovë',
      'NUI: 811234567 · Nr. fiskal: 600123456 · Nr. TVSH: 330123456',
      'ProCredit Bank 1110 0123 4567 8901',
      'Referenca e pagesës: FAT-2026-000123',
      'Đorđe Čukić',
      'Rr. Прва 1, 30000 Pejë',
      'NUI: 817654321 · Nr. fiskal: 600765432 · Nr. TVSH: 330765432',
      'Tel. +383 44 123 456',
      'MM-1054',
      'Çokollatë e zezë 54% Master Martini',
      'Copë',
      '36,0169 €',
      '42,50 €',
      '1042',
      'Agron Krasniqi',
      'Me afat',
      '15 ditë',
      '19.11.2026',
      'Hyrja nga oborri',
      'Dorëzoi',
      'Pranoi',
      'Reklamacionet pranohen brenda 24 orëve nga dorëzimi.',
      'Faqja 1 nga 1',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('splits VAT by rate so that value and VAT make the total', async () => {
    const plain = { quantity: 1, discountBasisPoints: 0, customerDiscountBasisPoints: 0 };
    const lines = [
      sampleLine(0, { ...plain, unitPriceE4: 123_450_00, vatBasisPoints: 1800 }),
      sampleLine(1, { ...plain, unitPriceE4: 1_080_00, vatBasisPoints: 800 }),
      sampleLine(2, { ...plain, unitPriceE4: 500_00, vatBasisPoints: 0 }),
    ];
    const text = await readAloud(sampleDocument(0, { lines }));
    expect(text).toContain('TVSH 18% 1.046,19 € 188,31 € 1.234,50 €');
    expect(text).toContain('TVSH 8% 10,00 € 0,80 € 10,80 €');
    expect(text).toContain('TVSH 0% 5,00 € 0,00 € 5,00 €');
    expect(text).toContain('Gjithsej pa TVSH 1.061,19 €');
    expect(text).toContain('Gjithsej TVSH 189,11 €');
    expect(text).toContain('Gjithsej me TVSH 1.250,30 €');
  });

  it('names the price without VAT to the cent where that is exact', async () => {
    const plain = { discountBasisPoints: 0, customerDiscountBasisPoints: 0 };
    const lines = [
      sampleLine(0, { ...plain, quantity: 10, unitPriceE4: 236_00, vatBasisPoints: 1800 }),
      sampleLine(1, { ...plain, quantity: 5, unitPriceE4: 108_00, vatBasisPoints: 800 }),
    ];
    const text = await readAloud(sampleDocument(0, { lines }));
    expect(text).toContain('10 Copë 2,00 € 2,36 € 20,00 € 18% 23,60 €');
    expect(text).toContain('1,00 € 1,08 € 5,00 € 8% 5,40 €');
    expect(text).toContain('Gjithsej me TVSH 29,00 €');
  });

  it('names both discounts and the list price beside the price paid', async () => {
    const text = await printed(sampleDocument(0, { lines: [sampleLine(1)] }));
    for (const part of ['Zbritja', '16,16 €', 'nga 18,90 €', '−10%', '−5%']) expect(text).toContain(part);
    expect(await printed(sampleDocument(1))).not.toContain('Zbritja');
  });

  it('calls a buyer without any number a private person', async () => {
    expect(await printed(sampleDocument(1, { buyer: { ...NOBODY, name: 'Arta' } }))).toContain(
      'Person fizik',
    );
    expect(await printed(sampleDocument(1))).not.toContain('Person fizik');
  });

  it('says so when it was taken over from the time before invoices had numbers', async () => {
    expect(await printed(sampleDocument(1, { number: 'MIG-1042' }))).toContain('Bartur nga evidenca');
  });

  it('never names who received the goods: that is a page of its own', async () => {
    expect(await printed(sampleDocument(1))).toContain('Emri, mbiemri dhe nënshkrimi');
  });

  it.each([1, 12, 80, 200])(
    'of %i lines has each once, its head on each page and its pages counted',
    async (count) => {
      const pages = await readPdf(await compose(sampleDocument(count)));
      for (const [index, page] of pages.entries()) {
        expect(page.text).toContain('Përshkrimi');
        expect(page.text).toContain(`Faqja ${index + 1} nga ${pages.length}`);
        if (index > 0) expect(page.text).toContain('Faturë FAT-2026-000123 · Đorđe Čukić');
        expect(findOverlaps(page)).toEqual([]);
      }
      const texts = pages.flatMap((page) => page.text.split('\n'));
      expect(texts).toEqual(
        expect.arrayContaining(Array.from({ length: count }, (_, index) => `${index + 1}`)),
      );
      expect(pages.at(-1)?.text).toContain('Gjithsej me TVSH');
      expect(pages.at(-1)?.text).toMatch(/MM-1054|TM-0400|PZ-032|TK-0210|QF-1|LP-100|TG-77/);
    },
  );

  it('never leaves the totals alone on a page', async () => {
    for (let count = 14; count <= 26; count += 1) {
      const last = (await readPdf(await compose(sampleDocument(count)))).at(-1)?.text ?? '';
      expect(last).toContain('Gjithsej me TVSH');
      expect(last).toMatch(/MM-1054|TM-0400|PZ-032|TK-0210|QF-1|LP-100|TG-77/);
    }
  });

  it('never leaves the signatures alone on a page, however long the comment', async () => {
    for (let words = 100; words <= 260; words += 40) {
      const comment = 'Hyrja nga oborri. '.repeat(words);
      const last = (await readPdf(await compose(sampleDocument(12, { comment })))).at(-1)?.text ?? '';
      expect(last).toContain('Pranoi');
      expect(last).toContain('Hyrja nga oborri.');
    }
  });

  it('prints a box for each character the fonts do not have, and never fails', async () => {
    const line = sampleLine(0, { name: 'Kek 漢字 🫠 \u0000\u200Bi\u0308 \uD800.', code: '' });
    expect(await printed(sampleDocument(0, { lines: [line] }))).toContain('Kek □□ □ ï □.');
  });

  it('keeps accents and Cyrillic when letters come in parts', async () => {
    const buyer = { ...NOBODY, name: 'C\u0327lirim Shu\u0308ku', address: 'Улица Љубе Ђорђевића 7' };
    const text = await printed(sampleDocument(1, { buyer }));
    expect(text).toContain('Çlirim Shüku');
    expect(text).toContain('Улица Љубе Ђорђевића 7');
  });

  it('stands on one page with nothing filled in', async () => {
    const seller = { ...NOBODY, website: '', bankAccount: '', footer: '', logo: null };
    const empty = { deliveredOn: null, paymentMethod: '', driverName: '', seller, buyer: NOBODY };
    const pages = await readPdf(await compose(sampleDocument(0, empty)));
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain('Pa datë');
  });

  it('carries the logo, and goes without one that cannot be read', async () => {
    const bytesWith = async (logo: Uint8Array | null) =>
      Buffer.from(await composeDocument(testFonts, { content: sampleDocument(1), logo }));
    expect((await bytesWith(RED_PIXEL)).includes('/Subtype /Image')).toBe(true);
    for (const broken of [RED_PIXEL.subarray(0, 20), Buffer.from('<svg/>'), Buffer.alloc(0), null]) {
      expect((await bytesWith(broken)).includes('/Subtype /Image')).toBe(false);
    }
  });

  it.each(['invoice', 'delivery_note'] as const)(
    'shows packs under the name of what is sold by the pack, on a %s, beside unchanged figures',
    async (kind) => {
      const line = { code: 'LP-100', name: 'Lugë', unit: 'COPE', quantity: 7000, unitPriceE4: 129 } as const;
      const packed = sampleLine(5, { ...line, pack: { name: 'pako', size: 1000 } });
      const loose = sampleLine(5, { ...line, quantity: 2400, pack: { name: '', size: 1000 } });
      const text = await readAloud(sampleDocument(0, { kind, lines: [packed, loose] }));
      expect(text).toContain('7 pako × 1.000 copë');
      expect(text).toContain('2 pako + 400 copë');
      expect(text).toContain('7.000');
      const before = await readAloud(sampleDocument(0, { kind, lines: [sampleLine(5, line)] }));
      expect(before).not.toContain('pako');
    },
  );
});
