import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { Ctx } from '#kernel/ctx.ts';

/** Damaged pieces came back to be written off (a negative number: they were not damaged after all). */
export function writeOffDamaged(
  ctx: Ctx,
  { productId, orderId }: { readonly productId: number; readonly orderId: number },
  pieces: number,
): void {
  changeStock(ctx, { productId, delta: -pieces, reason: 'damaged', note: `Porosia #${orderId}` });
}
