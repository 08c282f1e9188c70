import { expect, test } from 'vitest';
import { sampleConfirmation, sampleStatement } from '#domain/documents/testing/sample-statement.ts';
import { findOverlaps, readPdf, readPdfText } from '#pdf/testing/read-pdf.ts';
import { testFonts } from '#pdf/testing/test-fonts.ts';
import { printCents } from '#shared/prices/money.ts';
import { composeConfirmation } from './compose-confirmation.ts';
import { composeStatement } from './compose-statement.ts';

const LONG_NAME =
  'Shoqëria Tregtare për Prodhimin dhe Shitjen e Ëmbëlsirave „Çufurrimi i Artë i Vëllezërve Krasniqi“ Sh.p.k.';

test('a statement names seller, customer and period, what was owed before, every entry, and what is owed then', async () => {
  const data = sampleStatement(4);
  const text = (await readPdfText(await composeStatement(testFonts, data))).replace(/\s+/g, ' ');
  for (const part of [
    ...['Kartela', 'Furnizo Sh.p.k.', '811234567', 'Furra Iliria', '817654321'],
    ...['01.11.2026 – 30.11.2026', 'Gjendja fillestare', '120,50 €', 'Gjendja përfundimtare'],
    'Data Dokumenti Nr. Përshkrimi Debi Kredi Saldo',
    'Faturë FAT-2026-000001 Porosia nr. 1000 80,00 € 200,50 €',
    'Pagesë Bankë · TRN 88213/26 200,03 €',
    `Gjendja më 30.11.2026 ${printCents(data.statement.closingCents)}`,
    'Faqja 1 nga 1',
  ])
    expect(text).toContain(part);
});

test.each([0, 1, 40, 350])(
  'a statement of %i entries prints each once, over pages that count themselves',
  async (count) => {
    const data = sampleStatement(count, { buyerName: LONG_NAME, openingCents: -98_765_432_100 });
    const pages = await readPdf(await composeStatement(testFonts, data));
    const text = pages.map((page) => page.text).join('\n');
    const payments = Math.floor(count / 4);
    expect(text.match(/FAT-2026-\d{6}/g) ?? []).toHaveLength(count - payments);
    expect(text.match(/TRN 88213\/26/g) ?? []).toHaveLength(payments);
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain(`Faqja ${index + 1} nga ${pages.length}`);
      expect(page.text.replace(/\s+/g, ' ')).toContain('Debi Kredi Saldo');
      expect(findOverlaps(page)).toEqual([]);
    }
    expect(text.includes('nuk ka asnjë regjistrim')).toBe(count === 0);
  },
);

test.each([
  ['customer', false, 'Kartela · Furra Iliria · 01.11.2026'],
  ['supplier', true, 'Kartela e furnitorit · Furnizo Sh.p.k. · 01.11.2026'],
] as const)('every further page names the %s whose account it is', async (_whose, isOfSupplier, head) => {
  const data = { ...sampleStatement(80), isOfSupplier };
  const [, ...further] = await readPdf(await composeStatement(testFonts, data));
  expect(further.length).toBeGreaterThan(0);
  for (const { text } of further) expect(text.replace(/\s+/g, ' ')).toContain(head);
});

test('the balance is never alone on a page', async () => {
  for (let count = 25; count <= 40; count += 1) {
    const pages = await readPdf(await composeStatement(testFonts, sampleStatement(count)));
    expect(pages.at(-1)?.text, `${count} entries`).toMatch(/FAT-2026|TRN/);
  }
});

test('whoever signs a confirmation has the balance on the same page', async () => {
  for (let count = 15; count <= 30; count += 1) {
    const data = sampleConfirmation(count);
    const last = (await readPdf(await composeConfirmation(testFonts, data))).at(-1);
    expect(last?.text, `${count} invoices`).toContain(printCents(data.balance.balanceCents));
  }
});

test('a confirmation states the balance, lists what it is made of, and leaves lines to sign for both', async () => {
  const text = (await readPdfText(await composeConfirmation(testFonts, sampleConfirmation(2)))).replace(
    /\s+/g,
    ' ',
  );
  for (const part of [
    ...['Vërtetim saldoje', 'Gjendja më 30.11.2026 175,00 €', 'Blerësi i detyrohet shitësit.'],
    'FAT-2026-000001 04.11.2026 04.12.2026 100,00 € 100,00 €',
    'Pagesë 20.11.2026 -50,00 € -25,00 €',
    'Gjithsej 175,00 €',
    ...['Pajtohemi me gjendjen', 'Nuk pajtohemi', 'Për shitësin', 'Për blerësin'],
  ])
    expect(text).toContain(part);
});

test.each([0, 1, 120])(
  'a confirmation over %i open invoices keeps the places to sign together',
  async (count) => {
    const pages = await readPdf(await composeConfirmation(testFonts, sampleConfirmation(count)));
    const last = pages.at(-1)?.text ?? '';
    for (const part of ['Pajtohemi me gjendjen', 'Për shitësin', 'Për blerësin'])
      expect(last).toContain(part);
    for (const page of pages) expect(findOverlaps(page)).toEqual([]);
    expect(last.includes('Shitësi i detyrohet')).toBe(false);
  },
);
