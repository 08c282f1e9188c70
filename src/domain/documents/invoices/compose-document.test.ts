import { describe, expect, it } from 'vitest';
import { compose, NOBODY, printed, readAloud } from '#domain/documents/testing/print-document.ts';
import {
  sampleDocument,
  sampleLine,
  sampleNote,
  sampleProforma,
} from '#domain/documents/testing/sample-document.ts';
import { findOverlaps, readPdf } from '#pdf/testing/read-pdf.ts';
import { testFonts } from '#pdf/testing/test-fonts.ts';
import type { DocumentContent } from '#shared/accounting/documents.ts';
import { composeDocuments } from './compose-document.ts';

describe('the other papers', () => {
  it('a credit note names the invoice, the reason and what is taken back', async () => {
    const plain = { discountBasisPoints: 0, customerDiscountBasisPoints: 0 };
    const line = sampleLine(0, { ...plain, quantity: 2, unitPriceE4: 236_00, goods: 'loss' });
    const text = await readAloud(sampleNote('credit_note', 0, { lines: [line] }));
    expect(text).toContain('Notë krediti');
    expect(text).toContain('NK-2026-000007');
    expect(text).toContain('Fatura FAT-2026-000123 e datës 04.11.2026');
    expect(text).toContain('Arsyeja: Mall i dëmtuar: dy kallëpe të thyera');
    expect(text).toContain('TVSH 18% 4,00 € 0,72 € 4,72 €');
    expect(text).not.toContain('TVSH 8%');
    expect(text).toContain('Gjithsej me TVSH 4,72 €');
    expect(text).not.toContain('Llogaria bankare');
  });

  it.each([
    ['sq', []],
    ['sq-en', ['Debit note ND-2026-000002 of 05.11.2026', 'Debit note no.', 'for this debit note']],
    [
      'sq-sr',
      ['Knjižno zaduženje ND-2026-000002 od 05.11.2026', 'Datum zaduženja', 'po navedenom zaduženju'],
    ],
  ] as const)('a credit of a debit note names that and no invoice (%s)', async (language, parts) => {
    const refersTo = { kind: 'debit_note', number: 'ND-2026-000002', issuedOn: '2026-11-05' } as const;
    const text = await readAloud(sampleNote('credit_note', 1, { refersTo, language }));
    expect(text).toContain('Nota e debitit ND-2026-000002 e datës 05.11.2026');
    expect(text).toContain('sipas notës së debitit në fjalë');
    for (const part of parts) expect(text).toContain(part);
    for (const invoice of ['Fatura', 'faturës', 'nvoice', 'Faktura', 'faktur'])
      expect(text).not.toContain(invoice);
  });

  it('a credit that took the rest of a rate’s VAT has lines that add up to it', async () => {
    const line = sampleLine(0, { quantity: 1, unitPriceE4: 100_00 });
    const vat = [{ vatBasisPoints: 1800, netCents: 84, vatCents: 16, grossCents: 100 }];
    const text = await readAloud(sampleNote('credit_note', 0, { lines: [line], vat, totalCents: 100 }));
    expect(text).toContain('0,84 € 18% 1,00 €');
    expect(text).toContain('Gjithsej TVSH 0,16 €');
  });

  it('money alone has neither pieces nor a price of one', async () => {
    const line = sampleLine(2, { quantity: 0, totalCents: 1500, goods: 'none' });
    const text = await readAloud(sampleNote('credit_note', 0, { lines: [line] }));
    expect(text).toContain('Kuti picash 32 cm, e bardhë — — — 12,71 € 18% 15,00 €');
  });

  it('a debit note is paid by its own day', async () => {
    const text = await printed(sampleNote('debit_note', 1));
    for (const part of ['Notë debiti', 'ND-2026-000002', 'FAT-2026-000123', '19.11.2026', 'Llogaria bankare'])
      expect(text).toContain(part);
  });

  it('a delivery note has pieces and room to sign, and no money', async () => {
    const text = await readAloud(sampleDocument(3, { kind: 'delivery_note', number: 'FD-2026-000045' }));
    for (const part of ['Fletëdërgesë', 'FD-2026-000045', 'Pranuar', 'Vërejtje', 'Dorëzoi', 'Pranoi'])
      expect(text).toContain(part);
    expect(text).toContain('Gjithsej: 8 KG · 16 Copë');
    expect(text).not.toContain('€');
    expect(text).not.toContain('TVSH 18%');
  });

  it('a pro-forma has no number of an invoice and nothing to sign', async () => {
    const text = await printed(sampleProforma(2));
    expect(text).toContain('PROFATURË');
    expect(text).toContain('Nuk është faturë tatimore.');
    for (const absent of ['FAT-', 'Dorëzoi', 'Pranoi', 'nënshkrimi', 'ANULUAR', 'Referenca'])
      expect(text).not.toContain(absent);
  });

  it('the pro-forma of a cancelled order says ANULUAR on each page', async () => {
    const pages = await readPdf(await compose(sampleProforma(60, { isCancelled: true })));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.text).toContain('ANULUAR');
  });

  it('a customer who reads another language has it beside the Albanian', async () => {
    const english = await printed(sampleDocument(1, { language: 'sq-en' }));
    for (const part of ['Faturë', 'Invoice', 'Përshkrimi', 'Description', 'Faqja 1 nga 1 / Page 1 of 1'])
      expect(english).toContain(part);
    // Each language is contiguous, not interrupted by the other.
    expect(english.split('\n')).toEqual(expect.arrayContaining(['Total gross', 'Gross price']));
    const serbian = await printed(sampleDocument(1, { language: 'sq-sr' }));
    for (const part of ['Faturë', 'Faktura', 'Përshkrimi', 'Opis', 'Për pagesë deri më', 'Platiti do'])
      expect(serbian).toContain(part);
  });

  it.each(['sq-en', 'sq-sr'] as const)(
    'a dozen lines in %s stay on one page, with a comment',
    async (language) => {
      const comment = 'Dorëzoni nga hyrja e pasme, ju lutem.';
      const pages = await readPdf(await compose(sampleDocument(12, { language, comment })));
      expect(pages).toHaveLength(1);
      expect(findOverlaps(pages[0]!)).toEqual([]);
    },
  );

  it('pieces by the thousand have a dot', async () => {
    const lines = [sampleLine(0, { quantity: 5000 })];
    expect(await readAloud(sampleDocument(0, { lines }))).toContain('kallëp 5 kg 5.000 Copë');
    const note = sampleDocument(0, { lines, kind: 'delivery_note', number: 'FD-2026-000045' });
    expect(await readAloud(note)).toContain('Gjithsej: 5.000 Copë');
  });

  it('never print one text over another, whatever they are given', async () => {
    const endless = 'Gjatësi'.repeat(30);
    const party = {
      ...NOBODY,
      name: endless,
      address: `${endless}\n`.repeat(9),
      fiscalNumber: endless,
      phone: endless,
    };
    const lines = [
      sampleLine(1, { name: endless, code: endless, unitPriceE4: 99_999_999_00, quantity: 1_000_000 }),
      sampleLine(2, { name: '', code: '' }),
      sampleLine(3, { name: 'shumë e gjatë '.repeat(400) }),
    ];
    const wild: Partial<DocumentContent> = {
      paymentMethod: endless,
      driverName: endless,
      comment: `${endless} `.repeat(30),
      reason: endless,
      seller: { ...party, bankAccount: endless, website: endless, footer: endless.repeat(4), logo: null },
      buyer: party,
      lines,
      language: 'sq-en',
    };
    const { seller, buyer, comment } = sampleDocument(0, wild);
    const contents = [
      sampleDocument(0, wild),
      sampleNote('credit_note', 0, wild),
      sampleDocument(0, { ...wild, kind: 'delivery_note' }),
      sampleProforma(0, { seller, buyer, comment, lines, isCancelled: true, language: 'sq-sr' }),
    ];
    for (const content of contents) {
      for (const page of await readPdf(await compose(content))) {
        expect(findOverlaps(page), content.kind).toEqual([]);
        for (const piece of page.pieces.filter(({ isUpright }) => isUpright)) {
          expect(piece.left).toBeGreaterThan(30);
          expect(piece.right).toBeLessThan(565);
          expect(piece.baseline).toBeGreaterThan(20);
        }
      }
    }
  });
});

describe('several papers in one file', () => {
  it('stand in the given order, kept ones as they were, each counting its own pages', async () => {
    const stored = await compose(sampleDocument(60, { number: 'FAT-2026-000005' }));
    const parts = [
      { kind: 'document', data: { content: sampleProforma(3, { orderNumber: 7 }), logo: null } },
      { kind: 'stored', bytes: stored },
      { kind: 'document', data: { content: sampleProforma(1, { orderNumber: 9 }), logo: null } },
    ] as const;
    const pages = await readPdf(await composeDocuments(testFonts, { title: 'Fatura (3)', parts }));
    const storedPages = await readPdf(stored);
    expect(pages).toHaveLength(2 + storedPages.length);
    expect(pages[0]?.text).toContain('PROFATURË');
    expect(pages.slice(1, -1).map((page) => page.text)).toEqual(storedPages.map((page) => page.text));
    expect(pages.at(-1)?.text).toContain('Faqja 1 nga 1');
  });

  it('carry the fonts and the logo of what is drawn for them once', async () => {
    const parts = Array.from({ length: 30 }, (_, index) => ({
      kind: 'document' as const,
      data: { content: sampleProforma(1, { orderNumber: index + 1 }), logo: null },
    }));
    const alone = await compose(sampleProforma(1));
    const together = await composeDocuments(testFonts, { title: 'Fatura (30)', parts });
    expect(together.length).toBeLessThan(alone.length * 10);
  });
});
