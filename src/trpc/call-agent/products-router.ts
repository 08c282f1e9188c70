import {
  listAllRegionProducts,
  listProductsByCode,
  searchOrderProducts,
} from '#domain/catalog/list-region-products.ts';
import { listCallerProducts } from '#domain/orders/placement/list-caller-products.ts';
import {
  allRegionProductsInput,
  productsByCodeInput,
  regionProductsInput,
  searchOrderProductsInput,
} from '#shared/inputs/shop-list-inputs.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { router, WHOLE_TABLE } from '#trpc/trpc.ts';

export const productsRouter = router({
  list: callAgentProcedure
    .input(regionProductsInput)
    .query(({ ctx, input }) => listCallerProducts(ctx, input)),
  all: callAgentProcedure
    .meta(WHOLE_TABLE)
    .input(allRegionProductsInput)
    .query(({ ctx, input }) => listAllRegionProducts(ctx, input)),
  byCode: callAgentProcedure
    .input(productsByCodeInput)
    .query(({ ctx, input }) => listProductsByCode(ctx, input)),
  search: callAgentProcedure
    .input(searchOrderProductsInput)
    .query(({ ctx, input }) => searchOrderProducts(ctx, input)),
});
