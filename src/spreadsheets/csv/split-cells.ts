import { isBlank } from '#shared/text/plain-text.ts';
import { MAX_ROWS_TO_A_ROW, UnreadableSheet } from '../unreadable-sheet.ts';

export type SplitCells = {
  readonly rows: (readonly string[])[];
  readonly openQuotes: readonly { readonly row: number; readonly column: number }[];
};

export type TableShape = {
  readonly delimiter: string;
  /** The number of cells in most lines. */
  readonly columns: number;
  readonly quote?: '"' | "'";
};

const NOTHING: readonly string[] = [];

/**
 * Splits text into rows and cells; a row ends with CR LF, CR or LF, in any mixture. Quotes count only where they begin
 * and end a cell; elsewhere they are letters. A quote that opens a cell and is not closed in its row is read as a
 * letter and reported. Ends after `maxRows` rows with content. Throws `UnreadableSheet` where most rows are empty.
 */
export function splitCells(text: string, shape: TableShape, maxRows: number): SplitCells {
  const { delimiter, quote = '"' } = shape;
  const rows: (readonly string[])[] = [];
  const openQuotes: { row: number; column: number }[] = [];
  let row: string[] = [];
  let at = 0;
  let filled = 0;
  while (at <= text.length && filled < maxRows) {
    const quoted = readQuoted(text, at, delimiter, quote);
    const isSwallowing = quoted?.hasLineEnd === true && isWholeRows(text, at, quoted.end, row.length, shape);
    let end: number;
    if (quoted && !isSwallowing) {
      row.push(quoted.value);
      end = quoted.end;
    } else {
      end = endOfPlain(text, at, delimiter);
      const cell = text.slice(at, end);
      row.push(cell);
      if (cell.startsWith(quote) && (isSwallowing || isOpen(cell, quote))) {
        openQuotes.push({ row: rows.length, column: row.length - 1 });
      }
    }
    if (text[end] === delimiter) {
      at = end + 1;
      continue;
    }
    if (row.every(isBlank)) rows.push(NOTHING);
    else {
      rows.push(row);
      filled += 1;
    }
    row = [];
    if (rows.length > maxRows * MAX_ROWS_TO_A_ROW) {
      if (isBlank(text.slice(end).replaceAll(delimiter, ''))) break;
      throw new UnreadableSheet('too-many-rows');
    }
    if (end >= text.length) break;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (at >= text.length) break;
  }
  return { rows, openQuotes };
}

/** `"Torta" e madhe` has paired quotes: they are letters; a lone `'` is an apostrophe. */
function isOpen(cell: string, quote: string): boolean {
  return quote === '"' && cell.split(quote).length % 2 === 0;
}

type Quoted = { readonly value: string; readonly end: number; readonly hasLineEnd: boolean };

const BLANKS = /[ \u00a0]*/y;

function skipBlanks(text: string, at: number, delimiter: string): number {
  if (delimiter === ' ') return at;
  BLANKS.lastIndex = at;
  return at + (BLANKS.exec(text)?.[0].length ?? 0);
}

/** `="00777"` keeps zeros. If doubled quotes don't parse, quotes may be escaped by backslashes. */
function readQuoted(text: string, from: number, delimiter: string, quote: string): Quoted | null {
  const first = skipBlanks(text, from, delimiter);
  const start = text[first] === '=' ? first + 1 : first;
  if (text[start] !== quote) return null;
  const endBehind = (place: number): number | null => {
    const end = skipBlanks(text, place + 1, delimiter);
    return end >= text.length || text[end] === delimiter || /[\r\n]/.test(text[end] ?? '') ? end : null;
  };
  const read = (mark: string): Quoted | null => {
    for (let at = start + 1; ; ) {
      const place = text.indexOf(quote, at);
      if (place === -1) return null;
      const isEscaped = mark === quote ? text[place + 1] === quote : text[place - 1] === mark;
      if (isEscaped) {
        at = place + (mark === quote ? 2 : 1);
        continue;
      }
      const end = endBehind(place);
      if (end === null) return null;
      const raw = text.slice(start + 1, place);
      return { value: raw.replaceAll(mark + quote, quote), end, hasLineEnd: /[\r\n]/.test(raw) };
    }
  };
  return read(quote) ?? read('\\');
}

function endOfPlain(text: string, start: number, delimiter: string): number {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** A cell of several lines is rejected when its first line and the next are complete rows themselves. */
function isWholeRows(
  text: string,
  start: number,
  end: number,
  before: number,
  { delimiter, columns }: TableShape,
): boolean {
  if (columns < 2) return false;
  const [first = '', next = ''] = text.slice(start, endOfLine(text, end)).split(/\r\n|\r|\n/);
  const isFirst = before + first.split(delimiter).length === columns;
  return isFirst && next.split(delimiter).length === columns;
}

function endOfLine(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}
