import type { ImportOutcome } from '#shared/inputs/import-inputs.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';

export type FileRow = { readonly row: number; readonly label: string };

const MAX_LABEL_LENGTH = 120;

export function toLabel(cells: readonly (FileCell | undefined)[]): string {
  return cells.filter(Boolean).join(' · ').slice(0, MAX_LABEL_LENGTH);
}

export type FieldChange = { readonly field: string; readonly before: string; readonly after: string };

export type ImportRow = FileRow & {
  readonly outcome: ImportOutcome;
  readonly changes: readonly FieldChange[];
  readonly reasons: readonly string[];
  /** Optional cells that were left out, and what has to be checked before it is written. */
  readonly warnings: readonly string[];
  readonly isLargeChange: boolean;
  readonly priceMove: PriceMove | null;
};

export type PriceMove = 'up' | 'down';

type OfPrice = { readonly isLargeChange: boolean; readonly priceMove: PriceMove | null };

const NO_PRICE: OfPrice = { isLargeChange: false, priceMove: null };

export function priceMoveOf(before: number, after: number): PriceMove | null {
  if (before === after) return null;
  return after > before ? 'up' : 'down';
}

export type PlannedRow<Write> = ImportRow & { readonly write: Write | null };

export function rejectedRow({ row, label }: FileRow, reasons: readonly string[]): PlannedRow<never> {
  return { row, label, outcome: 'rejected', changes: [], reasons, warnings: [], ...NO_PRICE, write: null };
}

export function createdRow<Write>(
  { row, label }: FileRow,
  changes: readonly FieldChange[],
  write: Write,
  ofPrice = NO_PRICE,
): PlannedRow<Write> {
  return { row, label, outcome: 'create', changes, reasons: [], warnings: [], ...ofPrice, write };
}

/** A row that writes nothing, and its remarks. */
export function sameRow({ row, label }: FileRow, said: readonly FieldChange[]): PlannedRow<never> {
  return { row, label, outcome: 'same', changes: said, reasons: [], warnings: [], ...NO_PRICE, write: null };
}

/** Without changes nothing is written. */
export function changedRow<Write>(
  { row, label }: FileRow,
  changes: readonly FieldChange[],
  write: Write,
  ofPrice = NO_PRICE,
): PlannedRow<Write> {
  if (changes.length === 0) return sameRow({ row, label }, changes);
  return { row, label, changes, reasons: [], warnings: [], ...ofPrice, outcome: 'change', write };
}

export function withWarnings<Write>(row: PlannedRow<Write>, warnings: readonly string[]): PlannedRow<Write> {
  return row.outcome === 'rejected' ? row : { ...row, warnings: [...row.warnings, ...warnings] };
}
