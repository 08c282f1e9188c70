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
import { calls, router, WHOLE_TABLE } from '#trpc/trpc.ts';

export const productsRouter = router({
  list: callAgentProcedure.input(regionProductsInput).query(calls(listCallerProducts)),
  all: callAgentProcedure.meta(WHOLE_TABLE).input(allRegionProductsInput).query(calls(listAllRegionProducts)),
  byCode: callAgentProcedure.input(productsByCodeInput).query(calls(listProductsByCode)),
  search: callAgentProcedure.input(searchOrderProductsInput).query(calls(searchOrderProducts)),
});
