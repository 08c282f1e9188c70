import type { z } from 'zod';
import { listRegionProducts, type RegionProducts } from '#domain/catalog/list-region-products.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import type { regionProductsInput } from '#shared/shop-list-inputs.ts';
import { listBoughtBefore } from './list-bought-before.ts';

/**
 * What can be sold to a caller; on demand what they buy most often comes first. Rejects like `listRegionProducts`.
 */
export function listCallerProducts(ctx: Ctx, input: z.output<typeof regionProductsInput>): RegionProducts {
  const { customerId, isUsualFirst } = input;
  if (!isUsualFirst || customerId === undefined) return listRegionProducts(ctx, input);
  const bought = listBoughtBefore(ctx, { customerId });
  return listRegionProducts(
    ctx,
    input,
    bought.map((product) => product.productId),
  );
}
