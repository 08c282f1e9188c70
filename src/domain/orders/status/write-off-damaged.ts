import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { Ctx } from '#kernel/ctx.ts';

export function writeOffDamaged(
  ctx: Ctx,
  { productId, orderId }: { readonly productId: number; readonly orderId: number },
  pieces: number,
): void {
  changeStock(ctx, { productId, delta: -pieces, reason: 'damaged', note: `Porosia #${orderId}` });
}
