import { setImmediate } from 'node:timers/promises';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { documents, documentVat } from '#db/schema/documents.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { type Book, type BookKind, type BookRow, ROW_CODES } from '#shared/accounting/books.ts';
import { daysOfMonth } from '#shared/dates/months.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { BookRequest } from '#shared/inputs/books-inputs.ts';
import { daysOf } from '#shared/inputs/overview-inputs.ts';
import { columnsOf, documentsOf, findBoxes } from './books-layout.ts';
import { type Boxes, sumBoxes } from './boxes.ts';
import { readBillRows } from './read-bill-rows.ts';

/**
 * A month's book by day of issue, with buyers as on the documents, and suppliers' bills by the day they are booked on.
 * Buyers without any number are summed per day; a
 * month without documents has one row stating so. Yields between days.
 */
export async function readBook(ctx: Ctx, { book, month }: BookRequest): Promise<Book> {
  const days = daysOfMonth(month);
  const rows: BookRow[] = [];
  for (const day of daysOf(days)) {
    rows.push(...readDay(ctx, book, day));
    await setImmediate();
  }
  return {
    kind: book,
    month,
    columns: columnsOf(book),
    rows: rows.length > 0 ? rows : [nilRow(days.to)],
    totals: sumBoxes(rows.map(({ boxes }) => boxes)),
  };
}

function nilRow(date: ISODate): BookRow {
  return { date, number: '', name: '', identity: ROW_CODES.nil, vatNumber: '', boxes: {} };
}

function readDay(ctx: Ctx, book: BookKind, day: ISODate): BookRow[] {
  const rows = [...Map.groupBy(readRates(ctx, book, day), ({ id }) => id).values()].flatMap((rates) =>
    rates[0] ? [toRow(book, rates[0], rates)] : [],
  );
  const named = rows.filter((row) => row.identity !== '' || row.vatNumber !== '');
  const unnamed = rows.filter((row) => !named.includes(row));
  const takings = unnamed.length > 0 ? [toTakings(day, unnamed)] : [];
  return [...named, ...takings, ...readBillRows(ctx, book, day)];
}

type PrintedRate = ReturnType<typeof readRates>[number];

function readRates(ctx: Ctx, book: BookKind, day: ISODate) {
  const buyer = (field: string) =>
    sql<string>`TRIM(json_extract(${documents.content}, ${`$.buyer.${field}`}))`;
  return ctx.db
    .select({
      ...pick(documents, 'id', 'kind'),
      date: documents.issuedOn,
      number: documents.number,
      name: buyer('name'),
      businessNumber: buyer('businessNumber'),
      fiscalNumber: buyer('fiscalNumber'),
      vatNumber: buyer('vatNumber'),
      ...pick(documentVat, 'vatBasisPoints', 'netCents', 'vatCents'),
    })
    .from(documents)
    .leftJoin(documentVat, eq(documentVat.documentId, documents.id))
    .where(and(eq(documents.issuedOn, day), inArray(documents.kind, documentsOf(book))))
    .orderBy(asc(documents.id), desc(documentVat.vatBasisPoints))
    .all();
}

function toRow(book: BookKind, document: PrintedRate, rates: readonly PrintedRate[]): BookRow {
  const { date, number, name, vatNumber } = document;
  const identity = document.businessNumber || document.fiscalNumber;
  const boxes = sumBoxes(rates.map((rate) => toBoxes(book, rate)));
  return { date, number, name, identity, vatNumber, boxes };
}

function toBoxes(book: BookKind, { kind, vatBasisPoints, netCents, vatCents }: PrintedRate): Boxes {
  const boxes = vatBasisPoints === null ? undefined : findBoxes(book, kind, vatBasisPoints);
  if (boxes === undefined) return {};
  return {
    [boxes.net]: netCents ?? 0,
    ...Object.fromEntries(boxes.vat.map((box) => [box, vatCents ?? 0])),
  };
}

/** One row for a day's buyers without any number; documents are named as a range. */
function toTakings(date: ISODate, rows: readonly BookRow[]): BookRow {
  const [first, last] = [rows[0]?.number ?? '', rows.at(-1)?.number ?? ''];
  return {
    date,
    number: first === last ? first : `${first} – ${last} (${rows.length})`,
    name: 'Persona fizikë',
    identity: ROW_CODES.takings,
    vatNumber: '',
    boxes: sumBoxes(rows.map(({ boxes }) => boxes)),
  };
}
