import { searchOrderProducts } from '#domain/catalog/list-region-products.ts';
import { searchOrderProductsInput } from '#shared/inputs/shop-list-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const productsRouter = router({
  search: stockerProcedure
    .input(searchOrderProductsInput)
    .query(({ ctx, input }) => searchOrderProducts(ctx, input)),
});
