import type { Statement } from './statement/statement.ts';

export type SheetFormat = 'csv' | 'xlsx';

/** Cents, unit prices (E4), basis points, whole numbers, ISO days; everything else is text. */
export type SheetColumn = {
  readonly header: string;
  readonly kind: 'text' | 'cents' | 'e4' | 'basisPoints' | 'whole' | 'date';
  readonly group?: string;
  readonly note?: string;
  readonly width?: number;
};

export type SheetCell = string | number | null;

export type FileCell = string | number;

/**
 * Properties of a cell besides its value. `shown` is the displayed text where it differs (`00777`); `from` says that
 * the spreadsheet program converted the typed text; `currency` that the number is displayed in a foreign currency;
 * `fault` that the value is unknown.
 */
export type CellMark = {
  readonly at: string;
  readonly shown?: string;
  readonly from?: 'day' | 'boolean' | 'scientific';
  readonly currency?: string;
  readonly fault?: 'error' | 'no-value' | 'open-quote' | 'broken-text';
};

export type FoundMark = { readonly row: number; readonly column: number; readonly mark: CellMark };

export type HiddenPlaces = { readonly rows: readonly number[]; readonly columns: readonly string[] };

export const NOTHING_HIDDEN: HiddenPlaces = { rows: [], columns: [] };

export type UnreadSheet = { readonly name: string; readonly isHidden: boolean };

export type SheetContent = {
  readonly rows: readonly (readonly FileCell[])[];
  readonly marks: readonly FoundMark[];
  /** The sheet that was read; null for a text file. */
  readonly sheet: string | null;
  readonly unreadSheets: readonly UnreadSheet[];
  /** Hidden by hand or by a filter, and therefore not read. */
  readonly hidden: HiddenPlaces;
  readonly is1904: boolean;
};

/** Rows for the worker thread as bytes, which are transferred instead of copied and stay outside the heap. */
export type SheetChunk = Uint8Array<ArrayBuffer>;

export function toChunk(rows: readonly (readonly SheetCell[])[]): SheetChunk {
  return new TextEncoder().encode(JSON.stringify(rows));
}

export type SheetRequest =
  | { readonly kind: 'read' | 'read-statement'; readonly bytes: Uint8Array; readonly maxRows: number }
  | {
      readonly kind: 'write';
      readonly format: SheetFormat;
      readonly name: string;
      readonly columns: readonly SheetColumn[];
      readonly chunks: readonly SheetChunk[];
    };

export const OTHER_FORMATS = [
  'HTML',
  'XML',
  'QIF',
  'OFX',
  'JSON',
  'PDF',
  'RTF',
  'MT940',
  'MT942',
  'camt.053',
  'camt.052',
  'camt.054',
  'pain.001',
  'ODS',
  'XLSB',
  'Word',
  'Numbers',
  'ZIP',
  'GZIP',
  'figurë',
] as const;

export type OtherFormat = (typeof OTHER_FORMATS)[number];

export type UnreadableFile =
  | 'not-a-table'
  | 'old-workbook'
  | 'all-hidden'
  | 'broken-statement'
  | 'too-many-rows'
  | 'too-wide'
  | 'too-large'
  | OtherFormat;

export type SheetAnswer =
  | {
      readonly kind: 'content';
      readonly chunks: readonly SheetChunk[];
      readonly about: Omit<SheetContent, 'rows'>;
    }
  | { readonly kind: 'statement'; readonly statement: Statement }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableFile }
  | { readonly kind: 'failed'; readonly reason: string };
