import type { ImportOutcome } from '../../shared/import-inputs.ts';

/** A field that an import changes, in words. */
export type FieldChange = { readonly field: string; readonly before: string; readonly after: string };

/** What an import will do, or has done, with a row of the file. */
export type ImportRow = {
  /** Number of the row as a spreadsheet program shows it; the first row holds the headers. */
  readonly row: number;
  readonly label: string;
  readonly outcome: ImportOutcome;
  readonly changes: readonly FieldChange[];
  /** Why it is refused. */
  readonly reasons: readonly string[];
};

/** A row with what is to be written for it. */
export type PlannedRow<Write> = ImportRow & { readonly write: Write | null };

/** A row that is left out, and why. */
export function refusedRow(row: number, label: string, reasons: readonly string[]): PlannedRow<never> {
  return { row, label, outcome: 'refused', changes: [], reasons, write: null };
}
