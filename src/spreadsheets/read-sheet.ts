import readWorkbook from 'read-excel-file/universal';
import { assertWorkbookFits } from './assert-workbook-fits.ts';
import { readCsv } from './read-csv.ts';
import type { FileCell, SheetContent } from './sheet.ts';
import { MAX_COLUMNS, UnreadableSheet } from './unreadable-sheet.ts';

const MAX_CELL_LENGTH = 32_767;

type Rows = readonly (readonly FileCell[])[];

export async function readSheet(bytes: Uint8Array, maxRows: number): Promise<SheetContent> {
  const content = await read(bytes, maxRows);
  const filled = countFilled(content.rows);
  if (filled === 0) throw new UnreadableSheet('not-a-table');
  if (filled > maxRows + 1) throw new UnreadableSheet('too-many-rows');
  return { ...content, rows: trim(content.rows) };
}

function trim(rows: Rows): Rows {
  const filled = rows.slice(0, rows.findLastIndex(isFilled) + 1);
  const width = filled.reduce((widest, row) => Math.max(widest, row.findLastIndex(isFilledCell) + 1), 0);
  if (width > MAX_COLUMNS) throw new UnreadableSheet('too-wide');
  return filled.map((row) => row.slice(0, width).map(shorten));
}

function shorten(cell: FileCell): FileCell {
  return typeof cell === 'string' ? cell.slice(0, MAX_CELL_LENGTH) : cell;
}

async function read(bytes: Uint8Array, maxRows: number): Promise<SheetContent> {
  if (startsWith(bytes, [0x50, 0x4b])) return readXlsx(bytes, maxRows);
  // Excel before 2007 and password-protected workbooks use another container format.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UnreadableSheet('old-workbook');
  return { rows: readCsv(bytes, maxRows), unreadSheets: [] };
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, place) => bytes[place] === byte);
}

function isFilled(row: readonly FileCell[]): boolean {
  return row.some(isFilledCell);
}

function isFilledCell(cell: FileCell): boolean {
  return typeof cell === 'number' || cell.trim() !== '';
}

function countFilled(rows: Rows): number {
  return rows.filter(isFilled).length;
}

async function readXlsx(bytes: Uint8Array, maxRows: number): Promise<SheetContent> {
  assertWorkbookFits(bytes, maxRows);
  const sheets = await readSheets(bytes);
  const filled = sheets.map((sheet) => ({ ...sheet, count: countFilled(sheet.rows) }));
  const fullest = filled.reduce((most, next) => (next.count > most.count ? next : most));
  return {
    rows: fullest.rows,
    unreadSheets: filled.filter((sheet) => sheet !== fullest && sheet.count > 0).map(({ name }) => name),
  };
}

async function readSheets(bytes: Uint8Array): Promise<{ readonly name: string; readonly rows: Rows }[]> {
  try {
    const sheets = await readWorkbook(Uint8Array.from(bytes).buffer);
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toFileCell)) }));
  } catch {
    throw new UnreadableSheet('not-a-table');
  }
}

function toFileCell(cell: unknown): FileCell {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return cell;
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'po' : 'jo';
  return String(cell);
}
