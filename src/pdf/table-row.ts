import type { TextStyle } from './document-style.ts';

export type CellText = { readonly text: string; readonly style: TextStyle; readonly lead?: string };

/** Room for `999 pako ×` in a cell's font. */
export const LEAD_WIDTH = 44;
export const LEAD_GAP = 4;

export type Cell = readonly CellText[] | Mark;

export type Mark = 'tick' | 'sign' | 'box';

export type Row =
  | {
      readonly kind: 'cells';
      readonly cells: readonly Cell[];
      readonly minHeight?: number;
      /** Repeated above the part of the row on a new page: the whole row if `isOfRowBefore`, else its remainder. */
      readonly again?: readonly Cell[];
      readonly isOfRowBefore?: boolean;
    }
  | { readonly kind: 'band'; readonly text: string };

/** A cell without text is empty. */
export function textRow(texts: readonly string[], style: TextStyle): Row {
  return { kind: 'cells', cells: texts.map((text) => (text === '' ? [] : [{ text, style }])) };
}
