import { isBlank } from '#shared/text/plain-text.ts';
import { type FoundMark, NOTHING_HIDDEN, type SheetContent } from '../sheet.ts';
import { UnreadableSheet } from '../unreadable-sheet.ts';
import { toLetters } from '../xlsx/read-worksheet.ts';
import { BROKEN } from './broken.ts';
import { decodeText } from './decode-text.ts';
import { withoutGuard } from './guard.ts';
import { type SplitCells, splitCells, type TableShape } from './split-cells.ts';

const SCANNED_LINES = 30;

const DELIMITERS = [';', '\t', ',', '|', '~', '^'] as const;

const END = /\r\n|\r|\n/;

/** Reads text of any common encoding, separator and mixture of line ends. Throws `UnreadableSheet` for binary data. */
export function readCsv(bytes: Uint8Array, maxRows: number): SheetContent {
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  if (text.includes('\0')) throw new UnreadableSheet('not-a-table');
  const { rows, openQuotes } = split(text, maxRows + 2);
  return {
    rows: rows.map((row) => row.map(withoutGuard)),
    marks: [...openQuotes.map(({ row, column }) => toMark(row, column, 'open-quote')), ...findBroken(rows)],
    sheet: null,
    unreadSheets: [],
    hidden: NOTHING_HIDDEN,
    is1904: false,
  };
}

function split(text: string, maxRows: number): SplitCells {
  const [, named] = /^"?sep=(.)"?(?=[\r\n])/i.exec(text) ?? [];
  const shape = named === undefined ? findShape(text) : { delimiter: named, columns: 0 };
  const found = splitCells(text, shape, maxRows);
  if (named !== undefined) found.rows.splice(0, 1, []);
  const filled = found.rows.filter((row) => !row.every(isBlank));
  // Some programs put a whole line in quotes: `"Kodi;Emri;Sasia"`.
  const isWrapped = shape.columns > 1 && filled.length > 1 && filled.every((row) => row.length === 1);
  return isWrapped ? splitCells(found.rows.map(([line]) => line).join('\n'), shape, maxRows) : found;
}

type Scored = { readonly delimiter: string; readonly columns: number; readonly agreeing: number };

function findShape(text: string): TableShape {
  const lines = text.split(END, SCANNED_LINES).filter((line) => line.trim() !== '');
  const bare = lines.map(withoutQuoted);
  const scored = DELIMITERS.map((delimiter) => score(bare, delimiter));
  const isBetter = (one: Scored, other: Scored) =>
    one.agreeing - other.agreeing || one.columns - other.columns;
  const { delimiter, columns } = scored.reduce((best, next) => (isBetter(next, best) > 0 ? next : best));
  // Lines of a multi-line cell, and those with an open quote, do not tell the row's width.
  const whole = score(lines.filter(isPaired), delimiter);
  return { delimiter, columns: whole.columns || columns, quote: quoteOf(lines, delimiter) };
}

/** A separator inside quotes does not count; unpaired quotes are letters. */
function withoutQuoted(line: string): string {
  const isWrapped = /^"[^"]*"$/.test(line.trim());
  return isWrapped || !isPaired(line) ? line : line.replace(/"[^"]*"/g, '');
}

const isPaired = (line: string) => line.split('"').length % 2 === 1;

/** From this many columns on, a line with one more or less is still a row: truncated, or with an extra cell. */
const WIDE = 4;

function score(lines: readonly string[], delimiter: string): Scored {
  const counts = lines.map((line) => line.split(delimiter).length).filter((columns) => columns > 1);
  const candidates = [...Map.groupBy(counts, (columns) => columns)].map(([columns, { length: exact }]) => {
    const room = columns >= WIDE ? 1 : 0;
    return { columns, exact, agreeing: counts.filter((count) => Math.abs(count - columns) <= room).length };
  });
  const { columns, agreeing } = candidates.reduce(
    (best, next) => ((next.exact - best.exact || next.agreeing - best.agreeing) > 0 ? next : best),
    { columns: 0, exact: 0, agreeing: 0 },
  );
  return { delimiter, columns, agreeing };
}

/** LibreOffice offers `'` as a text delimiter: then every heading is enclosed in it. */
function quoteOf(lines: readonly string[], delimiter: string): '"' | "'" {
  const heads = (lines[0] ?? '').split(delimiter);
  return heads.length > 1 && heads.every((head) => /^'[^']+'$/.test(head.trim())) ? "'" : '"';
}

function findBroken(rows: readonly (readonly string[])[]): FoundMark[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell.includes(BROKEN) ? [toMark(row, column, 'broken-text')] : [])),
  );
}

function toMark(row: number, column: number, fault: 'open-quote' | 'broken-text'): FoundMark {
  return { row, column, mark: { at: `${toLetters(column + 1)}${row + 1}`, fault } };
}
