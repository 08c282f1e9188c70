import { type FoundMark, NOTHING_HIDDEN, type SheetContent } from '../sheet.ts';
import { UnreadableSheet } from '../unreadable-sheet.ts';
import { toLetters } from '../xlsx/read-worksheet.ts';
import { BROKEN } from './broken.ts';
import { decodeText } from './decode-text.ts';
import { withoutGuard } from './guard.ts';
import { splitCells } from './split-cells.ts';

const SCANNED_LINES = 30;

const DELIMITERS = [';', '\t', ',', '|', '~', '^'] as const;

const END = /\r\n|\r|\n/;

/** Reads text of any common encoding, separator and mixture of line ends. Throws `UnreadableSheet` for binary data. */
export function readCsv(bytes: Uint8Array, maxRows: number): SheetContent {
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  if (text.includes('\0')) throw new UnreadableSheet('not-a-table');
  const [, named] = /^"?sep=(.)"?(?=[\r\n])/i.exec(text) ?? [];
  const { delimiter, columns } = named === undefined ? findDelimiter(text) : { delimiter: named, columns: 0 };
  const { rows, openQuotes } = splitCells(text, delimiter, columns, maxRows + 2);
  if (named !== undefined) rows.splice(0, 1, []);
  return {
    rows: rows.map((row) => row.map(withoutGuard)),
    marks: [...openQuotes.map(({ row, column }) => toMark(row, column, 'open-quote')), ...findBroken(rows)],
    sheet: null,
    unreadSheets: [],
    hidden: NOTHING_HIDDEN,
    is1904: false,
  };
}

function findDelimiter(text: string): { readonly delimiter: string; readonly columns: number } {
  const lines = text.split(END, SCANNED_LINES).filter((line) => line.trim() !== '');
  const scored = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length).filter((columns) => columns > 1);
    const groups = [...Map.groupBy(counts, (columns) => columns)];
    const [columns = 0, alike = []] = groups.reduce(
      (most, next) => (next[1].length > (most[1]?.length ?? 0) ? next : most),
      [0, []] as [number, number[]],
    );
    return { delimiter, columns, agreeing: alike.length };
  });
  return scored.reduce((best, next) => (next.agreeing > best.agreeing ? next : best));
}

function findBroken(rows: readonly (readonly string[])[]): FoundMark[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell.includes(BROKEN) ? [toMark(row, column, 'broken-text')] : [])),
  );
}

function toMark(row: number, column: number, fault: 'open-quote' | 'broken-text'): FoundMark {
  return { row, column, mark: { at: `${toLetters(column + 1)}${row + 1}`, fault } };
}
