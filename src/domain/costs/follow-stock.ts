import type { Ctx } from '#kernel/ctx.ts';
import type { CostEntryKind } from '#shared/purchasing/purchasing-types.ts';
import type { StockReason } from '#shared/stock.ts';
import { takeIn, takeOut } from './pool.ts';

type Kinds = { readonly in: CostEntryKind; readonly out: CostEntryKind };

const LOSS: Kinds = { in: 'found', out: 'loss' };

/** Moves between stock and orders do not change what is owned; credited goods follow their document. */
const KINDS: Readonly<Partial<Record<StockReason, Kinds>>> = {
  received: { in: 'receipt', out: 'receipt-reversed' },
  opening: LOSS,
  adjusted: LOSS,
  set: LOSS,
  counted: LOSS,
  imported: LOSS,
  missing: LOSS,
  damaged: LOSS,
};

export type MovedStock = {
  readonly productId: number;
  readonly delta: number;
  readonly reason: StockReason;
  readonly stockMovementId: number;
};

/** Updates the cost pool after a change of stock. Call it after the stock has changed. */
export function followStock(tx: Ctx, { productId, delta, reason, stockMovementId }: MovedStock): void {
  const kinds = KINDS[reason];
  if (!kinds) return;
  const kind = delta > 0 ? kinds.in : kinds.out;
  const move = {
    productId,
    kind,
    pieces: Math.abs(delta),
    reason: kinds === LOSS ? reason : '',
    refs: { stockMovementId },
  };
  if (delta > 0) takeIn(tx, move);
  else takeOut(tx, move);
}
