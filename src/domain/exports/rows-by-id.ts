import type { Ctx } from '#kernel/ctx.ts';
import type { SheetCell } from '#spreadsheets/sheet.ts';

/** A piece of a table that is read in the order of ids: `lastId` is where the next begins, null at the end. */
export type RowsById = { readonly rows: SheetCell[][]; readonly lastId: number | null };

/** Reads the piece after an id. */
export type ReadById = (ctx: Ctx, afterId: number, limit: number) => RowsById;

/** What was found as rows of a file. */
export function toRows<Found extends { readonly id: number }>(
  found: readonly Found[],
  toCells: (row: Found) => SheetCell[],
): RowsById {
  return { rows: found.map(toCells), lastId: found.at(-1)?.id ?? null };
}
