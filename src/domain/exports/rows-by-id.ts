import type { Ctx } from '#kernel/ctx.ts';
import type { SheetCell } from '#spreadsheets/sheet.ts';

export type RowsById = { readonly rows: SheetCell[][]; readonly lastId: number | null };

export type ReadById = (ctx: Ctx, afterId: number, limit: number) => RowsById;

export function toRows<Found extends { readonly id: number }>(
  found: readonly Found[],
  toCells: (row: Found) => SheetCell[],
): RowsById {
  return { rows: found.map(toCells), lastId: found.at(-1)?.id ?? null };
}
