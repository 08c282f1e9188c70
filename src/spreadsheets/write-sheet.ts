import { stringify } from 'csv-stringify/sync';
import writeXlsx from 'write-excel-file/universal';
import { e4ToEuros, unitPriceForField } from '#shared/prices/unit-price.ts';
import { GUARDED } from './csv/guard.ts';
import { fillWorkbook, joinBytes } from './fill-workbook.ts';
import type { SheetCell, SheetChunk, SheetColumn, SheetFormat } from './sheet.ts';

const DAY_MS = 86_400_000;
const DAYS_BEFORE_1970 = 25_569;

const HEAD = { type: String, fontWeight: 'bold', wrap: true, alignVertical: 'top' } as const;

export async function writeSheet(
  format: SheetFormat,
  name: string,
  columns: readonly SheetColumn[],
  rows: Iterable<readonly SheetCell[]>,
): Promise<SheetChunk> {
  return format === 'csv' ? writeCsv(columns, rows) : writeWorkbook(name, columns, rows);
}

const ROWS_PER_CHUNK = 500;

export function writeCsv(columns: readonly SheetColumn[], rows: Iterable<readonly SheetCell[]>): SheetChunk {
  const parts = [toCsvBytes(headRows(columns), true)];
  for (const some of inPieces(rows, ROWS_PER_CHUNK)) {
    const texts = some.map((row) => columns.map((column, place) => toCsvText(column, row[place] ?? null)));
    parts.push(toCsvBytes(texts, false));
  }
  return joinBytes(parts);
}

function toCsvBytes(rows: readonly string[][], isFirst: boolean): Uint8Array {
  const options = {
    delimiter: ';',
    bom: isFirst,
    record_delimiter: 'windows',
    escape_formulas: true,
    // A lone line feed inside a cell ends a row for every reader that accepts more than CR LF.
    quoted_match: /[\r\n]/,
  } as const;
  return new TextEncoder().encode(stringify([...rows], options));
}

function* inPieces<T>(all: Iterable<T>, length: number): Generator<T[]> {
  let piece: T[] = [];
  for (const one of all) {
    piece.push(one);
    if (piece.length < length) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

function headRows(columns: readonly SheetColumn[]): string[][] {
  const rows = [
    columns.map(({ group }) => group ?? ''),
    columns.map(({ header }) => header),
    columns.map(({ note }) => note ?? ''),
  ];
  return rows.filter((row, place) => place === 1 || row.some((cell) => cell !== ''));
}

function toCsvText({ kind }: SheetColumn, cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return withGuard(cell);
  if (kind === 'e4') return unitPriceForField(cell);
  return kind === 'cents' || kind === 'basisPoints'
    ? (cell / 100).toFixed(2).replace('.', ',')
    : String(cell);
}

/** A text that begins like a guarded formula is guarded too, so that reading removes exactly what was added. */
function withGuard(text: string): string {
  return GUARDED.test(text) ? `'${text}` : text;
}

async function writeWorkbook(
  name: string,
  columns: readonly SheetColumn[],
  rows: Iterable<readonly SheetCell[]>,
): Promise<SheetChunk> {
  const head = toXlsxHead(columns);
  const pattern = columns.map((column) => toXlsxCell(column, PATTERN_CELLS[column.kind] ?? 1));
  const blob = await writeXlsx([...head, pattern], {
    sheet: name,
    columns: columns.map(({ header, kind, width }) => ({
      width: width ?? (kind === 'text' ? 24 : Math.max(12, header.length + 2)),
    })),
    stickyRowsCount: head.length,
  }).toBlob();
  return fillWorkbook(new Uint8Array(await blob.arrayBuffer()), head.length, toNumbers(columns, rows));
}

const PATTERN_CELLS: Readonly<Partial<Record<SheetColumn['kind'], SheetCell>>> = {
  text: '',
  date: '2000-01-01',
};

function* toNumbers(
  columns: readonly SheetColumn[],
  rows: Iterable<readonly SheetCell[]>,
): Generator<SheetCell[]> {
  for (const row of rows) {
    yield columns.map((column, place) => {
      const value = toXlsxCell(column, row[place] ?? null)?.value ?? null;
      return value instanceof Date ? value.getTime() / DAY_MS + DAYS_BEFORE_1970 : value;
    });
  }
}

function toXlsxHead(columns: readonly SheetColumn[]) {
  return headRows(columns).map((texts, row, { length }) => {
    const isOfGroups = row === 0 && length > 1 && columns.some(({ group }) => group);
    return texts.map((value, place) => {
      if (value === '' || (isOfGroups && value === texts[place - 1])) return null;
      return { ...HEAD, value, columnSpan: isOfGroups ? countAlike(texts, place) : 1 };
    });
  });
}

function countAlike(texts: readonly string[], place: number): number {
  const end = texts.findIndex((text, at) => at > place && text !== texts[place]);
  return (end < 0 ? texts.length : end) - place;
}

function toXlsxCell({ kind }: SheetColumn, cell: SheetCell) {
  if (cell === null || cell === '') return null;
  // Spreadsheet programs group and filter days only as date cells.
  if (kind === 'date') return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' };
  if (typeof cell === 'string') return { value: cell, type: String };
  if (kind === 'e4') return { value: e4ToEuros(cell), type: Number, format: '#,##0.00##' };
  return kind === 'cents' || kind === 'basisPoints'
    ? { value: cell / 100, type: Number, format: '#,##0.00' }
    : { value: cell, type: Number };
}
