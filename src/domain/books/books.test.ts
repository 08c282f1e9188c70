import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { BOOKS, type BookKind, bookAmount } from '#shared/accounting/books.ts';
import type { DocumentKind, DocumentParty } from '#shared/accounting/documents.ts';
import { splitVat } from '#shared/prices/vat.ts';
import { readSheet } from '#spreadsheets/read-sheet.ts';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenUser } from '#testing/builders.ts';
import { givenDocument } from '#testing/given-document.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { openWorld, type World } from '#testing/world.ts';
import { getBookFile } from './book-file.ts';
import { columnsOf, documentsOf } from './books-layout.ts';
import { readBook } from './read-book.ts';

afterAll(closeSheets);

const month = '2026-11';
const DAY = '2026-11-05';
const FURRA: Partial<DocumentParty> = {
  name: 'Furra e Re',
  businessNumber: '811234567',
  fiscalNumber: '600123456',
  vatNumber: '330123456',
};

const LINES = [
  { grossCents: 2360, vatBasisPoints: 1800 },
  { grossCents: 540, vatBasisPoints: 800 },
];

const bookOf = (world: World, book: BookKind) => readBook(world.ctx, { book, month });

describe('the layout of the books', () => {
  it('is the one that the portal of the tax administration takes', () => {
    const boxes = (book: BookKind) => columnsOf(book).map(({ box }) => box);
    const none = ['', '', '', '', '', ''];
    expect(boxes('sales')).toEqual([
      ...none,
      ...'9 10a 10b 10c 10 11 12 16 20 24 28 K1 14 18 22 26 K2 30'.split(' '),
    ]);
    expect(boxes('purchases')).toEqual([
      ...none,
      ...'31 32 33 34 35 39 43 47 53 57 61 65 K1 37 41 45 49 51 55 59 63 K2 67'.split(' '),
    ]);
    expect(columnsOf('sales')).toHaveLength(24);
    expect(columnsOf('purchases')).toHaveLength(29);
  });
});

describe('the book of sales', () => {
  it('holds an invoice with value and VAT per rate, and the NUI before the fiscal number', async () => {
    const world = openWorld();
    const { number } = givenDocument(world, { issuedOn: DAY, buyer: FURRA, lines: LINES });
    const book = await bookOf(world, 'sales');
    const boxes = { '12': 2000, K1: 360, '14': 500, K2: 40, '30': 400 };
    expect(book.rows).toEqual([
      { date: DAY, number, name: 'Furra e Re', identity: '811234567', vatNumber: '330123456', boxes },
    ]);
    expect(book.totals).toEqual(boxes);
  });

  it('names a buyer without NUI by the fiscal number, as the paper has it', async () => {
    const world = openWorld();
    givenDocument(world, { issuedOn: DAY, buyer: { ...FURRA, businessNumber: '' }, lines: LINES });
    expect((await bookOf(world, 'sales')).rows[0]?.identity).toBe('600123456');
  });

  it('holds debit notes in boxes of their own, invoices from before there were series, and what is exempt', async () => {
    const world = openWorld();
    const { id } = givenDocument(world, { series: 'MIG', issuedOn: DAY, buyer: FURRA, lines: LINES });
    const lines = [...LINES, { grossCents: 700, vatBasisPoints: 0 }];
    givenDocument(world, { kind: 'debit_note', refersToId: id, issuedOn: DAY, buyer: FURRA, lines });
    const { rows, totals } = await bookOf(world, 'sales');
    expect(rows.map(({ number }) => number)).toEqual(['MIG-1', 'ND-2026-000001']);
    expect(rows[1]?.boxes).toEqual({ '16': 2000, K1: 360, '18': 500, K2: 40, '9': 700, '30': 400 });
    expect(totals).toMatchObject({ '12': 2000, '16': 2000, K1: 720, '30': 800 });
  });

  it('sums buyers without any number per day, after those who have one', async () => {
    const world = openWorld();
    const alone = [{ grossCents: 118, vatBasisPoints: 1800 }];
    const first = givenDocument(world, { issuedOn: DAY, lines: LINES });
    const named = givenDocument(world, { issuedOn: DAY, buyer: { vatNumber: '330123456' }, lines: alone });
    const last = givenDocument(world, { issuedOn: DAY, buyer: { businessNumber: '  ' }, lines: LINES });
    const other = givenDocument(world, { issuedOn: '2026-11-06', lines: alone });
    const { rows } = await bookOf(world, 'sales');
    expect(rows.map((row) => [row.date, row.number, row.identity, row.boxes['12']])).toEqual([
      [DAY, named.number, '', 100],
      [DAY, `${first.number} – ${last.number} (2)`, '1', 4000],
      ['2026-11-06', other.number, '1', 100],
    ]);
  });

  it('of a month without papers says so in one row', async () => {
    const world = openWorld();
    givenDocument(world, { issuedOn: '2026-10-31', lines: LINES });
    givenDocument(world, { issuedOn: '2026-12-01', lines: LINES });
    const { rows, totals } = await bookOf(world, 'sales');
    expect(rows).toMatchObject([{ date: '2026-11-30', identity: '0', boxes: {} }]);
    expect(totals).toEqual({});
  });
});

describe('the book of purchases', () => {
  it('holds the credit notes that the shop issues, and nothing else', async () => {
    const world = openWorld();
    const { id } = givenDocument(world, { issuedOn: DAY, buyer: FURRA, lines: LINES });
    const lines = [
      { grossCents: 472, vatBasisPoints: 1800 },
      { grossCents: 108, vatBasisPoints: 800 },
    ];
    givenDocument(world, { kind: 'credit_note', refersToId: id, issuedOn: DAY, buyer: FURRA, lines });
    givenDocument(world, { kind: 'delivery_note', issuedOn: DAY, buyer: FURRA, lines: LINES });
    const { rows, totals } = await bookOf(world, 'purchases');
    expect(rows).toHaveLength(1);
    expect(totals).toEqual({ '53': 400, K1: 72, '55': 100, K2: 8, '67': 80 });
    expect((await bookOf(world, 'sales')).rows).toHaveLength(1);
  });
});

describe('a book as a file', () => {
  it('has three head rows, days and amounts as text, and blanks where nothing is', async () => {
    const world = openWorld();
    const { number } = givenDocument(world, { issuedOn: DAY, buyer: FURRA, lines: LINES });
    const file = await getBookFile(world.ctx, { book: 'sales', month });
    expect(file.fileName).toBe('Libri_i_shitjes_2026-11.xlsx');
    const { rows } = await readSheet(file.bytes, 10);
    expect(rows).toHaveLength(4);
    expect(rows[2]?.slice(6)).toEqual(
      '9 10a 10b 10c 10 11 12 16 20 24 28 K1 14 18 22 26 K2 30'.split(' ').map((box) => `[${box}]`),
    );
    expect(rows[3]).toEqual([
      ...['1', '05.11.2026', number, 'Furra e Re', '811234567', '330123456'],
      ...['', '', '', '', '', '', '20.00', '', '', '', '', '3.60', '5.00', '', '', '', '0.40', '4.00'],
    ]);
  });
});

const anyLine = fc.record({
  grossCents: fc.integer({ min: 0, max: 500_000 }),
  vatBasisPoints: fc.constantFrom(0, 800, 1800),
});
const anyDocument = fc.record({
  kind: fc.constantFrom<DocumentKind>('invoice', 'credit_note', 'debit_note', 'delivery_note'),
  day: fc.integer({ min: 1, max: 30 }),
  isNamed: fc.boolean(),
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
});

it('whatever was issued, the books come to the papers, to the cent and per rate', async () => {
  const property = fc.asyncProperty(fc.array(anyDocument, { maxLength: 20 }), async (documents) => {
    const world = openWorld();
    const customerId = givenUser(world, 'customer').id;
    const refersToId = givenDocument(world, { issuedOn: '2026-10-01', customerId, lines: LINES }).id;
    for (const { kind, day, isNamed, lines } of documents) {
      givenDocument(world, {
        kind,
        issuedOn: `2026-11-${String(day).padStart(2, '0')}`,
        customerId,
        lines,
        ...(isNamed ? { buyer: FURRA } : {}),
        ...(kind === 'credit_note' || kind === 'debit_note' ? { refersToId } : {}),
      });
    }
    for (const kind of BOOKS) {
      const { rows, totals } = await bookOf(world, kind);
      const rates = documents
        .filter((document) => documentsOf(kind).includes(document.kind))
        .flatMap(({ lines }) => splitVat(lines).rates);
      const sumOf = (rate: number, field: 'netCents' | 'vatCents') =>
        rates.filter((found) => found.vatBasisPoints === rate).reduce((sum, found) => sum + found[field], 0);
      const sumIn = (...boxes: string[]) => boxes.reduce((sum, box) => sum + (totals[box] ?? 0), 0);
      expect(sumIn('12', '16', '53')).toBe(sumOf(1800, 'netCents'));
      expect(sumIn('14', '18', '55')).toBe(sumOf(800, 'netCents'));
      expect(sumIn('9', '31')).toBe(sumOf(0, 'netCents'));
      expect(sumIn('K1')).toBe(sumOf(1800, 'vatCents'));
      expect(sumIn('K2')).toBe(sumOf(800, 'vatCents'));
      expect(sumIn('30', '67')).toBe(sumIn('K1', 'K2'));
      const cells = rows.flatMap(({ boxes }) => Object.values(boxes).map(bookAmount));
      expect(cells.filter((cell) => !/^\d+\.\d\d$/.test(cell) || cell === '0.00')).toEqual([]);
    }
  });
  await fc.assert(property, { numRuns: propertyRuns(20) });
});
