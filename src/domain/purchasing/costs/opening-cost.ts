import type { z } from 'zod';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import { readOwned } from '#domain/costs/owned.ts';
import { firstCost, readPool } from '#domain/costs/pool.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import type { openingCostInput } from '#shared/purchasing/receipt-inputs.ts';

/** `valueE4` null: unknown. `averageE4` is per piece, the last known where nothing is owned. */
export function getProductCost(ctx: Ctx, { productId }: { readonly productId: number }) {
  const pool = readPool(ctx, productId);
  if (!pool) return { productId, owned: readOwned(ctx, productId), valueE4: null, averageE4: null };
  return { productId, owned: pool.quantity, valueE4: pool.valueE4, averageE4: pool.averageE4 };
}

/**
 * Sets the first cost of everything owned, where none is known yet. Rejects with `product-not-found` and
 * `cost-already-known`.
 */
export function setOpeningCost(ctx: ActorCtx, input: z.output<typeof openingCostInput>) {
  return once(ctx, 'product.cost-set', input, (tx, { productId, netCostE4 }) => {
    getProductRow(tx, productId);
    if (readPool(tx, productId)) throw new DomainError('cost-already-known');
    firstCost(tx, { productId, unitCostE4: netCostE4 });
    recordAudit(tx, { type: 'product.cost-set', productId, netCostE4 });
    tx.emit({ type: 'purchasing' });
    return getProductCost(tx, { productId });
  });
}
