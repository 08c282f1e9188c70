export type SplitCells = {
  readonly rows: string[][];
  readonly openQuotes: readonly { readonly row: number; readonly column: number }[];
};

/**
 * Splits text into rows and cells; a row ends with CR LF, CR or LF, in any mixture. Quotes count only where they begin
 * a cell and end it again; elsewhere they are letters. A quote that opens a cell and never closes, or closes in
 * another row, is read as a letter and named. `columns` is how many most lines have.
 */
export function splitCells(text: string, delimiter: string, columns: number, maxRows: number): SplitCells {
  const rows: string[][] = [];
  const openQuotes: { row: number; column: number }[] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length && rows.length < maxRows) {
    const quoted = text[at] === '"' ? readQuoted(text, at, delimiter) : null;
    const isSwallowing =
      quoted?.hasLineEnd === true &&
      isWholeRows(text, at, quoted.end, { delimiter, columns, before: row.length });
    let end: number;
    if (quoted && !isSwallowing) {
      row.push(quoted.value);
      end = quoted.end;
    } else {
      end = endOfPlain(text, at, delimiter);
      const cell = text.slice(at, end);
      row.push(cell);
      if (cell.startsWith('"') && (isSwallowing || isOpen(cell))) {
        openQuotes.push({ row: rows.length, column: row.length - 1 });
      }
    }
    if (text[end] === delimiter) {
      at = end + 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (end >= text.length) break;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (at >= text.length) break;
  }
  return { rows, openQuotes };
}

/** `"Torta" e madhe` has its quotes in pairs: they are letters. */
function isOpen(cell: string): boolean {
  return cell.split('"').length % 2 === 0;
}

type Quoted = { readonly value: string; readonly end: number; readonly hasLineEnd: boolean };

function readQuoted(text: string, start: number, delimiter: string): Quoted | null {
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return null;
    if (text[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    const blanks = /[ \u00a0]*/y;
    blanks.lastIndex = quote + 1;
    const end = quote + 1 + (delimiter === ' ' ? 0 : (blanks.exec(text)?.[0].length ?? 0));
    const isEnd = end >= text.length || text[end] === delimiter || text[end] === '\n' || text[end] === '\r';
    if (!isEnd) return null;
    const raw = text.slice(start + 1, quote);
    return { value: raw.replaceAll('""', '"'), end, hasLineEnd: /[\r\n]/.test(raw) };
  }
}

function endOfPlain(text: string, start: number, delimiter: string): number {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** A cell of several lines is none when its first line and the next are whole rows as they stand. */
function isWholeRows(
  text: string,
  start: number,
  end: number,
  { delimiter, columns, before }: { delimiter: string; columns: number; before: number },
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
