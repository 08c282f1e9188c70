import type { PrintedDocument } from '#domain/documents/print-file.ts';
import type { Ctx } from '#kernel/ctx.ts';
import {
  BOOK_LABELS,
  type Book,
  type BookColumn,
  type BookRow,
  bookAmount,
} from '#shared/accounting/books.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import type { BookRequest } from '#shared/inputs/books-inputs.ts';
import { writeInSheetWorker } from '#spreadsheets/run-in-sheet-worker.ts';
import { type SheetColumn, toChunk } from '#spreadsheets/sheet.ts';
import { readBook } from './read-book.ts';

const WIDTHS: Readonly<Record<string, number>> = { nr: 6, date: 12, number: 24, name: 32 };
const BOX_WIDTH = 15;

/** XLSX in the layout of the tax administration's portal: every cell is text, empty boxes are blank. */
export async function getBookFile(ctx: Ctx, request: BookRequest): Promise<PrintedDocument> {
  const book = await readBook(ctx, request);
  const name = BOOK_LABELS[request.book];
  const columns = book.columns.map(toSheetColumn);
  const bytes = await writeInSheetWorker({ format: 'xlsx', name, columns, chunks: [toChunk(toCells(book))] });
  return { fileName: `${name.replaceAll(' ', '_')}_${request.month}.xlsx`, bytes };
}

function toSheetColumn({ key, group, name, box }: BookColumn): SheetColumn {
  const note = box === '' ? '' : `[${box}]`;
  return { header: name, kind: 'text', group, note, width: WIDTHS[key] ?? BOX_WIDTH };
}

function toCells({ columns, rows }: Book): string[][] {
  return rows.map((row, index) => {
    const particulars = toParticulars(row, index);
    return columns.map(({ key }) => particulars[key] ?? bookAmount(row.boxes[key]));
  });
}

function toParticulars(row: BookRow, index: number): Readonly<Record<string, string>> {
  const { number, name, identity, vatNumber } = row;
  return { nr: String(index + 1), date: formatDate(row.date), number, name, identity, vatNumber };
}
