import type { ImportOutcome } from '#shared/import-inputs.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';

/** A row of the file: its number as a spreadsheet program shows it, and the words by which a person knows it. */
export type FileRow = { readonly row: number; readonly label: string };

const MAX_LABEL_LENGTH = 120;

/** The words by which a person knows a row, from those of its cells that name it. */
export function toLabel(cells: readonly (FileCell | undefined)[]): string {
  return cells.filter(Boolean).join(' · ').slice(0, MAX_LABEL_LENGTH);
}

/** A field that an import sets, in words; before something is created there was nothing. */
export type FieldChange = { readonly field: string; readonly before: string; readonly after: string };

/** What an import will do, or has done, with a row of the file. */
export type ImportRow = FileRow & {
  readonly outcome: ImportOutcome;
  readonly changes: readonly FieldChange[];
  /** Why it is rejected. */
  readonly reasons: readonly string[];
  /** Whether it changes a price so much that it may be a slip of the comma. */
  readonly isLargeChange: boolean;
  /** Where a price goes. */
  readonly priceMove: PriceMove | null;
};

/** A price rises or falls. */
export type PriceMove = 'up' | 'down';

/** What is said of a price that changes. */
type OfPrice = { readonly isLargeChange: boolean; readonly priceMove: PriceMove | null };

const NO_PRICE: OfPrice = { isLargeChange: false, priceMove: null };

/** Where a price goes that was another. */
export function priceMoveOf(before: number, after: number): PriceMove | null {
  if (before === after) return null;
  return after > before ? 'up' : 'down';
}

/** A row with what is to be written for it. */
export type PlannedRow<Write> = ImportRow & { readonly write: Write | null };

/** A row that is left out, and why. */
export function rejectedRow({ row, label }: FileRow, reasons: readonly string[]): PlannedRow<never> {
  return { row, label, outcome: 'rejected', changes: [], reasons, ...NO_PRICE, write: null };
}

/** A row for which something new is written; `changes` say with which values. */
export function createdRow<Write>(
  { row, label }: FileRow,
  changes: readonly FieldChange[],
  write: Write,
  ofPrice = NO_PRICE,
): PlannedRow<Write> {
  return { row, label, outcome: 'create', changes, reasons: [], ...ofPrice, write };
}

/** A row that changes what is known; without changes it stays as it is and nothing is written. */
export function changedRow<Write>(
  { row, label }: FileRow,
  changes: readonly FieldChange[],
  write: Write,
  ofPrice = NO_PRICE,
): PlannedRow<Write> {
  const known = { row, label, changes, reasons: [], ...ofPrice };
  if (changes.length === 0) return { ...known, outcome: 'same', write: null };
  return { ...known, outcome: 'change', write };
}
