import type { z } from 'zod';
import { viewerOf } from '#domain/catalog/viewer.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { searchProductsInput } from '#shared/inputs/shop-list-inputs.ts';
import { searchAs } from './search-products.ts';
import { findCorrection } from './suggest-terms.ts';

/**
 * Search at the viewer's price. A term without results that is clearly mistyped is corrected, unless the search is
 * literal.
 */
export function searchProducts(ctx: Ctx, input: z.output<typeof searchProductsInput>) {
  const viewer = viewerOf(ctx);
  const result = searchAs(ctx, viewer, input);
  if (result.totalProducts > 0 || input.isLiteral) return { ...result, corrected: null };
  const corrected = findCorrection(ctx, input.query);
  if (corrected === null) return { ...result, corrected };
  return { ...searchAs(ctx, viewer, { ...input, query: corrected }), corrected };
}
