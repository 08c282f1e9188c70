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

export type SheetContent = {
  readonly rows: readonly (readonly FileCell[])[];
  readonly unreadSheets: readonly string[];
};

/** Rows for the worker thread as bytes, which are transferred instead of copied and lie outside the heap. */
export type SheetChunk = Uint8Array<ArrayBuffer>;

export function toChunk(rows: readonly (readonly SheetCell[])[]): SheetChunk {
  return new TextEncoder().encode(JSON.stringify(rows));
}

export type SheetRequest =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly maxRows: number }
  | {
      readonly kind: 'write';
      readonly format: SheetFormat;
      readonly name: string;
      readonly columns: readonly SheetColumn[];
      readonly chunks: readonly SheetChunk[];
    };

export type UnreadableFile = 'not-a-table' | 'old-workbook' | 'too-many-rows' | 'too-wide' | 'too-large';

export type SheetAnswer =
  | {
      readonly kind: 'content';
      readonly chunks: readonly SheetChunk[];
      readonly unreadSheets: readonly string[];
    }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableFile }
  | { readonly kind: 'failed'; readonly reason: string };
