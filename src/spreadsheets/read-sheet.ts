import { isBlank } from '#shared/text/plain-text.ts';
import { readCsv } from './csv/read-csv.ts';
import { findOtherFormat } from './other-format.ts';
import type { FileCell, FoundMark, SheetContent } from './sheet.ts';
import { MAX_COLUMNS, UnreadableSheet } from './unreadable-sheet.ts';
import { readWorkbook } from './xlsx/read-workbook.ts';
import { toLetters } from './xlsx/read-worksheet.ts';

const MAX_CELL_LENGTH = 32_767;

type Rows = readonly (readonly FileCell[])[];

/** Reads CSV or XLSX. Throws `UnreadableSheet`. */
export async function readSheet(bytes: Uint8Array, maxRows: number): Promise<SheetContent> {
  const content = read(bytes, maxRows);
  const marks = [...content.marks, ...findErrors(content)];
  const isMarked = new Set(marks.map(({ row }) => row));
  const filled = content.rows.filter((row, at) => isFilled(row) || isMarked.has(at)).length;
  if (filled === 0) throw new UnreadableSheet('not-a-table');
  if (filled > maxRows + 1) throw new UnreadableSheet('too-many-rows');
  return { ...content, marks, rows: trim(content.rows, Math.max(-1, ...isMarked)) };
}

const ERROR =
  /^(?:#(?:REF|VALUE|VLERA|DIV\/0|NUM|NULL|NAME|N\/A|SPILL|CALC|FIELD|BLOCKED|CONNECT|BUSY|UNKNOWN|GETTING_DATA)[!?]?|Err:\d{3}|#{3,})$/i;

/** Formula errors as text: `#N/A` in a CSV is not a name. */
function findErrors({ rows, marks }: SheetContent): FoundMark[] {
  const known = new Set(marks.map(({ row, column }) => `${row} ${column}`));
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): FoundMark[] =>
      typeof cell === 'string' && ERROR.test(cell.trim()) && !known.has(`${row} ${column}`)
        ? [{ row, column, mark: { at: `${toLetters(column + 1)}${row + 1}`, fault: 'error' } }]
        : [],
    ),
  );
}

function trim(rows: Rows, lastMarked: number): Rows {
  const filled = rows.slice(0, Math.max(rows.findLastIndex(isFilled), lastMarked) + 1);
  const width = filled.reduce((widest, row) => Math.max(widest, row.findLastIndex(isFilledCell) + 1), 0);
  if (width > MAX_COLUMNS) throw new UnreadableSheet('too-wide');
  return filled.map((row) => row.slice(0, width).map(shorten));
}

function shorten(cell: FileCell): FileCell {
  if (typeof cell === 'number') return cell;
  return isBlank(cell) ? '' : cell.slice(0, MAX_CELL_LENGTH);
}

function read(bytes: Uint8Array, maxRows: number): SheetContent {
  if (startsWith(bytes, [0x50, 0x4b])) return readWorkbook(bytes, maxRows);
  // Excel before 2007 and password-protected workbooks use another container format.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UnreadableSheet('old-workbook');
  const other = findOtherFormat(bytes);
  if (other) throw new UnreadableSheet(other);
  return readCsv(bytes, maxRows);
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, place) => bytes[place] === byte);
}

function isFilled(row: readonly FileCell[]): boolean {
  return row.some(isFilledCell);
}

function isFilledCell(cell: FileCell): boolean {
  return typeof cell === 'number' || !isBlank(cell);
}
