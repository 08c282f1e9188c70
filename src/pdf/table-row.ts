import type { TextStyle } from './document-style.ts';

/** A paragraph of a cell. Its `lead` (say a quantity) stands before it, right-aligned in a column of `LEAD_WIDTH`. */
export type CellText = { readonly text: string; readonly style: TextStyle; readonly lead?: string };

/** Width of the column that leads stand in, and its distance from the paragraph. */
export const LEAD_WIDTH = 24;
export const LEAD_GAP = 4;

/** A cell: paragraphs one under another, or a box to tick, a line to sign on, or a box to write in. */
export type Cell = readonly CellText[] | Mark;

/** What a cell without words is for. */
export type Mark = 'tick' | 'sign' | 'box';

/** A row of cells, one per column, or a heading over the whole width that stays with the row after it. */
export type Row =
  | { readonly kind: 'cells'; readonly cells: readonly Cell[]; readonly minHeight?: number }
  | { readonly kind: 'band'; readonly text: string };
