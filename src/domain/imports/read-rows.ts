import { type DecimalMark, decimalMarksOf, onlyMark, parseDecimal } from '#shared/text/parse-number.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';
import type { Headers } from './read-headers.ts';

export type RowCells = ReadonlyMap<string, FileCell>;

export type NumberKind = 'amount' | 'percent';

/**
 * Rows below the headers by field. A number format (decimal comma or point, `18%` stored as 0.18) is inferred from
 * the whole column, else from the file's other columns. `numbers` are the numeric fields.
 */
export function createRowReader(
  rows: readonly (readonly FileCell[])[],
  { place, fields }: Headers,
  numbers: Readonly<Record<string, NumberKind>>,
): (row: readonly FileCell[]) => RowCells {
  const body = rows.slice(place + 1);
  const columns = fields.map((field, column) => {
    const kind = field === undefined ? undefined : numbers[field];
    if (!kind) return undefined;
    const cells = body.map((row) => row[column] ?? '');
    return { kind, cells, marks: decimalMarksOf(textsOf(cells)) };
  });
  const fileMark = onlyMark(new Set(columns.flatMap((column) => [...(column?.marks ?? [])])));
  const readers = columns.map((column) =>
    column ? numberReader(column.cells, column.kind, onlyMark(column.marks) ?? fileMark) : toText,
  );
  return (row) => {
    const cells = new Map<string, FileCell>();
    for (const [column, field] of fields.entries()) {
      const cell = readers[column]?.(row[column] ?? '') ?? '';
      if (field !== undefined && cell !== '') cells.set(field, cell);
    }
    return cells;
  };
}

function toText(cell: FileCell): string {
  return String(cell).trim();
}

function textsOf(cells: readonly FileCell[]): string[] {
  return cells.filter((cell) => typeof cell === 'string');
}

function numberReader(
  column: readonly FileCell[],
  kind: NumberKind,
  mark: DecimalMark | undefined,
): (cell: FileCell) => FileCell {
  const factor = kind === 'percent' && holdsFractions(column) ? 100 : 1;
  return (cell) => {
    if (typeof cell === 'number') return cell * factor;
    const text = cell.trim();
    return parseDecimal(text, mark).value ?? text;
  };
}

/** Excel stores `18%` as 0.18. A column in which no number reaches 1 holds such fractions. */
function holdsFractions(column: readonly FileCell[]): boolean {
  const filled = column.filter((cell) => typeof cell === 'number').filter((number) => number !== 0);
  return filled.length > 0 && filled.every((number) => number > 0 && number < 1);
}
