import { describe, expect, it } from 'vitest';
import { testFonts } from '#pdf/testing/test-fonts.ts';
import { composeInvoice } from './compose-invoice.ts';
import type { InvoiceData } from './invoice-data.ts';
import { findOverlaps, readPdf, readPdfText } from './testing/read-pdf.ts';
import { sampleInvoice, sampleLine } from './testing/sample-invoice.ts';

async function printed(data: InvoiceData): Promise<string> {
  return readPdfText(await composeInvoice(testFonts, data));
}

const RED_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

describe('an invoice', () => {
  it('carries what a Kosovo tax invoice must', async () => {
    const text = await printed(sampleInvoice(1, { comment: 'Hyrja nga oborri' }));
    for (const part of [
      'Faturë',
      'Nr. 1042',
      '04.11.2026',
      '05.11.2026',
      'Furnizo Sh.p.k.',
      'Rruga Adem Jashari 12',
      '14000 Lipjan, Kosovë',
      'Nr. fiskal: 811234567 · Nr. TVSH: 330123456',
      'Llogaria bankare: ProCredit Bank 1110 0123 4567 8901',
      'Đorđe Čukić',
      'Rr. Прва 1, 30000 Pejë',
      'Nr. fiskal: 600765432 · Nr. TVSH: 330765432',
      'Tel. 044 123 456',
      'MM-1054',
      'Çokollatë e zezë 54% Master Martini, kallëp 5 kg',
      'Copë',
      '42,50 €',
      'Para në dorëzim',
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
    const line = { quantity: 1, discountBasisPoints: 0, customerDiscountBasisPoints: 0 };
    const lines = [
      sampleLine(0, { ...line, unitPriceCents: 123_450, listPriceCents: 123_450, vatBasisPoints: 1800 }),
      sampleLine(1, { ...line, unitPriceCents: 1_080, listPriceCents: 1_080, vatBasisPoints: 800 }),
      sampleLine(2, { ...line, unitPriceCents: 500, listPriceCents: 500, vatBasisPoints: 0 }),
    ];
    const text = (await printed(sampleInvoice(0, { lines }))).replace(/\s+/g, ' ');
    expect(text).toContain('TVSH 18% 1.046,19 € 188,31 € 1.234,50 €');
    expect(text).toContain('TVSH 8% 10,00 € 0,80 € 10,80 €');
    expect(text).toContain('TVSH 0% 5,00 € 0,00 € 5,00 €');
    expect(text).toContain('Gjithsej pa TVSH 1.061,19 €');
    expect(text).toContain('Gjithsej TVSH 189,11 €');
    expect(text).toContain('Gjithsej me TVSH 1.250,30 €');
  });

  it('names both discounts and the list price beside the price paid', async () => {
    const text = await printed(sampleInvoice(0, { lines: [sampleLine(1)] }));
    for (const part of ['Zbritja', '16,16 €', 'nga 18,90 €', '−10%', '−5%']) expect(text).toContain(part);
    expect(await printed(sampleInvoice(1))).not.toContain('Zbritja');
  });

  it('repeats the head of its table and counts its pages', async () => {
    const pages = await readPdf(await composeInvoice(testFonts, sampleInvoice(80)));
    expect(pages).toHaveLength(3);
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain('Përshkrimi');
      expect(page.text).toContain(`Faqja ${index + 1} nga 3`);
    }
    expect(pages[1]?.text).toContain('Faturë nr. 1042 · Đorđe Čukić');
    const printedTexts = pages.flatMap((page) => page.text.split('\n'));
    expect(printedTexts).toEqual(
      expect.arrayContaining(Array.from({ length: 80 }, (_, index) => `${index + 1}`)),
    );
  });

  it('never leaves the totals alone on a page', async () => {
    for (let count = 20; count <= 40; count += 1) {
      const pages = await readPdf(await composeInvoice(testFonts, sampleInvoice(count)));
      const last = pages.at(-1)?.text ?? '';
      expect(last).toContain('Gjithsej me TVSH');
      expect(last).toMatch(/MM-1054|TM-0400|PZ-032|TK-0210|QF-1|LP-100|TG-77/);
    }
  });

  it('never leaves the signatures alone on a page, however long the comment', async () => {
    for (let words = 100; words <= 260; words += 20) {
      const comment = 'Hyrja nga oborri. '.repeat(words);
      const pages = await readPdf(await composeInvoice(testFonts, sampleInvoice(12, { comment })));
      const last = pages.at(-1)?.text ?? '';
      expect(last).toContain('Pranoi');
      expect(last).toContain('Hyrja nga oborri.');
    }
  });

  it('says ANULUAR on every page when it is cancelled, and nowhere otherwise', async () => {
    const pages = await readPdf(await composeInvoice(testFonts, sampleInvoice(60, { isCancelled: true })));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.text).toContain('ANULUAR');
    expect(await printed(sampleInvoice(60))).not.toContain('ANULUAR');
  });

  it('shows what was rejected at the door, who received and what was paid', async () => {
    const line = sampleLine(0, {
      quantity: 10,
      reductions: [
        { quantity: 2, reason: 'damaged' },
        { quantity: 1, reason: 'refused' },
      ],
    });
    const receipt = {
      receiverName: 'Blerta Gashi',
      signaturePath: 'M 0 0 L 10 10',
      amountReceivedCents: 40_000,
    };
    const text = await printed(sampleInvoice(0, { lines: [line], receipt }));
    expect(text).toContain('Porositur 13, dorëzuar 10 (I dëmtuar 2, Refuzuar 1)');
    expect(text).toContain('Blerta Gashi');
    expect(text).toContain('400,00 €');
    expect(text.replace(/\s+/g, ' ')).toContain('Mbetet për pagesë 25,00 €');
  });

  it('prints a box for each character the fonts do not have, and never fails', async () => {
    const line = sampleLine(0, { name: 'Kek 漢字 🫠 \u0000\u200Bi\u0308 \uD800.', code: '' });
    const text = await printed(sampleInvoice(0, { lines: [line] }));
    expect(text).toContain('Kek □□ □ ï □.');
  });

  it('keeps accents and Cyrillic when letters come in parts', async () => {
    const buyer = { ...sampleInvoice(0).buyer, name: 'C\u0327lirim Shu\u0308ku' };
    expect(await printed(sampleInvoice(1, { buyer }))).toContain('Çlirim Shüku');
  });

  it('never prints one text over another, whatever it is given', async () => {
    const endless = 'Gjatësi'.repeat(30);
    const base = sampleInvoice(0);
    const data = sampleInvoice(0, {
      orderNumber: 123_456_789,
      paymentMethod: endless,
      driverName: endless,
      comment: `${endless} `.repeat(30),
      isCancelled: true,
      seller: { ...base.seller, name: endless, address: `${endless}\n`.repeat(9), footer: endless.repeat(4) },
      buyer: { name: endless, address: endless, fiscalNumber: endless, vatNumber: '', phone: endless },
      lines: [
        sampleLine(1, { name: endless, code: endless, unitPriceCents: 99_999_999, quantity: 1_000_000 }),
        sampleLine(2, { name: '', code: '' }),
        sampleLine(3, { name: 'shumë e gjatë '.repeat(400) }),
      ],
      receipt: { receiverName: endless, signaturePath: 'jo një shteg', amountReceivedCents: 1 },
    });
    const pages = await readPdf(await composeInvoice(testFonts, data));
    for (const page of pages) {
      expect(findOverlaps(page)).toEqual([]);
      for (const piece of page.pieces.filter(({ isUpright }) => isUpright)) {
        expect(piece.left).toBeGreaterThan(30);
        expect(piece.right).toBeLessThan(565);
        expect(piece.baseline).toBeGreaterThan(20);
      }
    }
  });

  it('stands on one page with nothing filled in', async () => {
    const nobody = { name: '', address: '', fiscalNumber: '', vatNumber: '', phone: '' };
    const seller = { ...nobody, bankAccount: '', email: '', logo: null, footer: '' };
    const data = sampleInvoice(0, {
      deliverOn: null,
      paymentMethod: '',
      driverName: '',
      seller,
      buyer: nobody,
    });
    const pages = await readPdf(await composeInvoice(testFonts, data));
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain('Pa datë');
    expect(pages[0]?.text).toContain('Nr. fiskal: — · Nr. TVSH: —');
  });

  it('carries the logo, and goes without one that cannot be read', async () => {
    const { seller } = sampleInvoice(0);
    const bytesWith = async (logo: Uint8Array | null) =>
      Buffer.from(await composeInvoice(testFonts, sampleInvoice(1, { seller: { ...seller, logo } })));
    expect((await bytesWith(RED_PIXEL)).includes('/Subtype /Image')).toBe(true);
    for (const broken of [RED_PIXEL.subarray(0, 20), Buffer.from('<svg/>'), Buffer.alloc(0), null]) {
      expect((await bytesWith(broken)).includes('/Subtype /Image')).toBe(false);
    }
  });
});
