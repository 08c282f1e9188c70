import { searchOrderProducts } from '#domain/catalog/list-region-products.ts';
import { searchOrderProductsInput } from '#shared/inputs/shop-list-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const productsRouter = router({
  search: stockerProcedure.input(searchOrderProductsInput).query(calls(searchOrderProducts)),
});
