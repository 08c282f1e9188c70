import { stringify } from 'csv-stringify/sync';
import writeXlsx from 'write-excel-file/universal';
import { e4ToEuros, unitPriceForField } from '#shared/unit-price.ts';
import type { SheetCell, SheetColumn, SheetFormat } from './sheet.ts';

const HEAD = { type: String, fontWeight: 'bold', wrap: true, alignVertical: 'top' } as const;

/**
 * A table as CSV (`;`, UTF-8 with BOM, decimal comma, CRLF) or XLSX. No cell can act as a formula: CSV puts an
 * apostrophe before what could be one, XLSX cells are typed as text. Days are ISO in CSV and true dates in XLSX.
 */
export async function writeSheet(
  format: SheetFormat,
  name: string,
  columns: readonly SheetColumn[],
  rows: Iterable<readonly SheetCell[]>,
): Promise<Uint8Array> {
  return format === 'csv' ? writeCsv(columns, rows) : writeWorkbook(name, columns, rows);
}

/** A table as CSV at once, for the small ones. */
export function writeCsv(columns: readonly SheetColumn[], rows: Iterable<readonly SheetCell[]>): Uint8Array {
  const body = Array.from(rows, (row) =>
    columns.map((column, place) => toCsvText(column, row[place] ?? null)),
  );
  const text = stringify([...headRows(columns), ...body], {
    delimiter: ';',
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  return new TextEncoder().encode(text);
}

/** The groups, the headers and the notes, as far as there are any. */
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
  if (typeof cell === 'string') return cell;
  if (kind === 'e4') return unitPriceForField(cell);
  return kind === 'cents' || kind === 'basisPoints'
    ? (cell / 100).toFixed(2).replace('.', ',')
    : String(cell);
}

async function writeWorkbook(
  name: string,
  columns: readonly SheetColumn[],
  rows: Iterable<readonly SheetCell[]>,
): Promise<Uint8Array> {
  const head = toXlsxHead(columns);
  const body = Array.from(rows, (row) =>
    columns.map((column, place) => toXlsxCell(column, row[place] ?? null)),
  );
  const blob = await writeXlsx([...head, ...body], {
    sheet: name,
    columns: columns.map(({ header, kind, width }) => ({
      width: width ?? (kind === 'text' ? 24 : Math.max(12, header.length + 2)),
    })),
    stickyRowsCount: head.length,
  }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
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

/** How many from a place on say the same. */
function countAlike(texts: readonly string[], place: number): number {
  const end = texts.findIndex((text, at) => at > place && text !== texts[place]);
  return (end < 0 ? texts.length : end) - place;
}

function toXlsxCell({ kind }: SheetColumn, cell: SheetCell) {
  if (cell === null || cell === '') return null;
  // A spreadsheet program can group and filter days only when they are days to it.
  if (kind === 'date') return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' };
  if (typeof cell === 'string') return { value: cell, type: String };
  if (kind === 'e4') return { value: e4ToEuros(cell), type: Number, format: '#,##0.00##' };
  return kind === 'cents' || kind === 'basisPoints'
    ? { value: cell / 100, type: Number, format: '#,##0.00' }
    : { value: cell, type: Number };
}
