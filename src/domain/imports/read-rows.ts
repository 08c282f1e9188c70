import { type DecimalMark, decimalMarksOf, onlyMark, parseDecimal } from '#shared/text/parse-number.ts';
import type { CellMark, FileCell, SheetContent } from '#spreadsheets/sheet.ts';
import { quoted } from './cell-readers.ts';
import { type DayOrder, dayOrderOf, isDayLast, isHalfTurned, parseDay } from './read-days.ts';
import type { Headers } from './read-headers.ts';

export type RowCells = ReadonlyMap<string, FileCell>;

/** `whole`: no decimals. `shown`: as displayed. `code`: the same, never converted by a program. */
export type ColumnKind = 'amount' | 'whole' | 'percent' | 'day' | 'code' | 'shown';

export type CellFault = { readonly field: string; readonly text: string };

export type ReadRow = { readonly cells: RowCells; readonly faults: readonly CellFault[] };

export type Table = Pick<SheetContent, 'rows' | 'marks' | 'is1904' | 'sheet'>;

type Reader = (
  cell: FileCell,
  mark: CellMark | undefined,
) => { readonly cell: FileCell } | { readonly fault: string };

/**
 * Rows below the headers by field. The notation of a column (decimal comma or point, `18%` stored as 0.18, month before
 * day) is inferred from the whole column, else, for number formats, from the file's other columns.
 */
export function createRowReader(
  { rows, marks, is1904, sheet }: Table,
  { place, fields }: Pick<Headers, 'place' | 'fields'>,
  kinds: Readonly<Record<string, ColumnKind | undefined>>,
): (at: number) => ReadRow {
  const body = rows.slice(place + 1);
  const columns = fields.map((field, column) => {
    const kind = field === undefined ? undefined : kinds[field];
    const cells = kind ? body.map((row) => row[column] ?? '') : [];
    const isNumber = kind === 'amount' || kind === 'whole' || kind === 'percent';
    return { kind, cells, marks: decimalMarksOf(isNumber ? textsOf(cells) : []) };
  });
  const fileMark = onlyMark(new Set(columns.flatMap((column) => [...column.marks])));
  const markOf = new Map(marks.map(({ row, column, mark }) => [`${row} ${column}`, mark]));
  const fileOrder = columns.some(({ kind }) => kind === 'day') ? orderOfFile(body) : 'none';
  const readers = columns.map((column, at): Reader => {
    if (column.kind === 'day') {
      const isDay = (row: number) => markOf.get(`${place + 1 + row} ${at}`)?.from === 'day';
      return dayReader(column.cells, { isDay, fileOrder, is1904 });
    }
    if (column.kind === 'code') return readCode;
    if (column.kind === 'shown') return (cell, mark) => ({ cell: mark?.shown ?? String(cell).trim() });
    if (column.kind === undefined) return (cell) => ({ cell: String(cell).trim() });
    const read = numberReader(column.cells, column.kind, onlyMark(column.marks) ?? fileMark);
    return (cell, mark) =>
      mark?.currency === undefined
        ? { cell: read(cell) }
        : { fault: `qeliza ${mark.at} është në „${mark.currency}”. Lexohen vetëm shumat në euro.` };
  });
  return (at) => {
    const cells = new Map<string, FileCell>();
    const faults = sheet === null ? findSurplus(rows[at] ?? [], rows[place]?.length ?? 0) : [];
    for (const [column, field] of fields.entries()) {
      if (field === undefined) continue;
      const raw = rows[at]?.[column] ?? '';
      const mark = markOf.get(`${at} ${column}`);
      const read = mark?.fault ? { fault: describeFault(mark, raw) } : readers[column]?.(raw, mark);
      if (!read) continue;
      if ('fault' in read) faults.push({ field, text: read.fault });
      const cell = 'fault' in read ? String(raw).trim() : read.cell;
      if (cell !== '') cells.set(field, cell);
    }
    return { cells, faults };
  };
}

/** A decimal comma in a file with commas, or a separator in a text, shifts every later cell by one. */
function findSurplus(row: readonly FileCell[], width: number): CellFault[] {
  const last = row.findLastIndex((cell) => String(cell).trim() !== '') + 1;
  if (last <= width) return [];
  const text = `ka ${last} qeliza, titujt janë ${width}. Shumat me presje dhe tekstet me ndarës duhet të jenë në thonjëza.`;
  return [{ field: 'Rreshti', text }];
}

function describeFault({ at, fault }: CellMark, raw: FileCell): string {
  switch (fault) {
    case 'no-value':
      return `qeliza ${at} ka formulë pa vlerë. Hapeni skedarin në Excel, ruajeni dhe provoni përsëri.`;
    case 'open-quote':
      return `në qelizën ${at} hapet një thonjëz që nuk mbyllet (${quoted(raw)}).`;
    case 'broken-text':
      return `qeliza ${at} ka një shkronjë të dëmtuar (${quoted(raw)}).`;
    default:
      return `qeliza ${at} ka gabimin ${String(raw)}.`;
  }
}

const TURNED: Readonly<Record<NonNullable<CellMark['from']>, string>> = {
  day: 'datë',
  boolean: 'po/jo',
  scientific: 'numër',
};

/** `1,20E+05` is the remainder of a code or number that a spreadsheet program converted to a number. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+\d+$/i;

function readCode(cell: FileCell, mark: CellMark | undefined): ReturnType<Reader> {
  const text = String(cell).trim();
  const isExact = mark?.from === 'scientific' && /^\d{8,14}$/.test(text);
  if (mark?.from && !isExact) {
    return { fault: `qeliza ${mark.at} është kthyer në ${TURNED[mark.from]}. Shkruajeni si tekst.` };
  }
  if (SCIENTIFIC.test(text))
    return { fault: `${quoted(text)} është shkurtuar në numër. Shkruajeni si tekst.` };
  return { cell: mark?.shown ?? text };
}

/** The date order that one column proves, read or not, for columns that prove nothing. */
function orderOfFile(body: readonly (readonly FileCell[])[]): DayOrder {
  const width = body.reduce((widest, row) => Math.max(widest, row.length), 0);
  const columns = Array.from({ length: width }, (_, at) => body.map((row) => row[at] ?? ''));
  const orders = new Set(columns.map(dayOrderOf).filter((order) => order !== 'none'));
  const [order = 'none'] = orders;
  return orders.size > 1 ? 'none' : order;
}

type DayColumn = {
  readonly isDay: (row: number) => boolean;
  readonly fileOrder: DayOrder;
  readonly is1904: boolean;
};

function dayReader(column: readonly FileCell[], { isDay, fileOrder, is1904 }: DayColumn): Reader {
  const own = dayOrderOf(column);
  const order = own === 'none' ? fileOrder : own;
  const filled = [...column.entries()].filter(([, cell]) => String(cell).trim() !== '');
  const [days, texts] = [true, false].map((wanted) =>
    filled.filter(([row]) => isDay(row) === wanted).map(([, cell]) => cell),
  );
  const areTurned = isHalfTurned(texts ?? [], days ?? []);
  const isTurned = isDayLast(texts ?? []);
  return (cell, mark) => {
    if (areTurned && mark?.from === 'day') {
      return {
        fault: `qeliza ${mark.at} (${String(cell)}) mund t’i ketë ditën e muajin e ndërruar: Excel i ka kthyer vetëm disa rreshta në datë. Shkruajeni si 2026-11-05.`,
      };
    }
    const day = parseDay(cell, { order, isDayLast: isTurned && mark?.from !== 'day', is1904 });
    if (day !== 'unclear') return { cell: day ?? String(cell).trim() };
    return {
      fault: `${quoted(cell)} mund të jetë ditë-muaj ose muaj-ditë: kolona i ka të dyja. Shkruajeni si 2026-11-05.`,
    };
  };
}

function textsOf(cells: readonly FileCell[]): string[] {
  return cells.filter((cell) => typeof cell === 'string');
}

/** `1.200` in a column without decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

function numberReader(
  column: readonly FileCell[],
  kind: 'amount' | 'whole' | 'percent',
  mark: DecimalMark | undefined,
): (cell: FileCell) => FileCell {
  const factor = kind === 'percent' && holdsFractions(column) ? 100 : 1;
  return (cell) => {
    if (typeof cell === 'number') return cell * factor;
    const text = cell.trim();
    if (text.includes(kind === 'percent' ? '€' : '%')) return text;
    const isGrouped = kind === 'whole' && mark !== '.' && GROUPED.test(text);
    return parseDecimal(text, isGrouped ? ',' : mark).value ?? text;
  };
}

/** Excel stores `18%` as 0.18. A column in which no number reaches 1 holds such fractions. */
function holdsFractions(column: readonly FileCell[]): boolean {
  const filled = column.filter((cell) => typeof cell === 'number').filter((number) => number !== 0);
  return filled.length > 0 && filled.every((number) => number > 0 && number < 1);
}
