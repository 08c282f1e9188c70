import {
  listAllRegionProducts,
  listRegionProducts,
  searchOrderProducts,
} from '../../domain/catalog/list-region-products.ts';
import {
  allRegionProductsInput,
  regionProductsInput,
  searchOrderProductsInput,
} from '../../shared/catalog-inputs.ts';
import { router } from '../trpc.ts';
import { callAgentProcedure } from './call-agent-procedure.ts';

export const productsRouter = router({
  list: callAgentProcedure
    .input(regionProductsInput)
    .query(({ ctx, input }) => listRegionProducts(ctx, input)),
  all: callAgentProcedure
    .input(allRegionProductsInput)
    .query(({ ctx, input }) => listAllRegionProducts(ctx, input)),
  search: callAgentProcedure
    .input(searchOrderProductsInput)
    .query(({ ctx, input }) => searchOrderProducts(ctx, input)),
});
