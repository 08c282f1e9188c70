/** The two forms in which tables come and go. */
export type SheetFormat = 'csv' | 'xlsx';

/** What a column holds: cents, prices of one piece (E4), basis points, whole numbers, ISO days; everything else is text. */
export type SheetColumn = {
  readonly header: string;
  readonly kind: 'text' | 'cents' | 'e4' | 'basisPoints' | 'whole' | 'date';
  /** Stands above the headers, over all columns beside each other that share it. */
  readonly group?: string;
  /** Stands below the header. */
  readonly note?: string;
  /** In characters, where the usual doesn't do; headers wrap. */
  readonly width?: number;
};

/** One cell as it is known inside: a text, a number in the column's unit, or nothing. */
export type SheetCell = string | number | null;

/** One cell of a file that was read: a number where the file itself holds one, else what a person sees in it. */
export type FileCell = string | number;

/** What a file holds: the rows of one sheet with their places kept, and the names of filled sheets that were not read. */
export type SheetContent = {
  readonly rows: readonly (readonly FileCell[])[];
  readonly unreadSheets: readonly string[];
};

/** Some rows on their way to the thread: as bytes they are given away and not copied, and lie outside the heap. */
export type SheetChunk = Uint8Array<ArrayBuffer>;

/** Rows as they come to the thread and from it. */
export function toChunk(rows: readonly (readonly SheetCell[])[]): SheetChunk {
  return new TextEncoder().encode(JSON.stringify(rows));
}

/** What the thread is asked: to read a file, or to write one from rows that come piece by piece. */
export type SheetRequest =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly maxRows: number }
  | {
      readonly kind: 'write';
      readonly format: SheetFormat;
      readonly name: string;
      readonly columns: readonly SheetColumn[];
      readonly chunks: readonly SheetChunk[];
    };

/** Why a file cannot be read. */
export type UnreadableFile = 'not-a-table' | 'old-workbook' | 'too-many-rows' | 'too-wide' | 'too-large';

/** What the thread answers. */
export type SheetAnswer =
  | {
      readonly kind: 'content';
      /** The rows of `SheetContent`, piece by piece. */
      readonly chunks: readonly SheetChunk[];
      readonly unreadSheets: readonly string[];
    }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableFile }
  | { readonly kind: 'failed'; readonly reason: string };
