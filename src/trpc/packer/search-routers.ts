import {
  getPackingCustomer,
  searchPackingCustomers,
  searchPackingProducts,
} from '#domain/packing/search-for-packing.ts';
import { customerInput } from '#shared/inputs/order-inputs.ts';
import { packingSearchInput } from '#shared/inputs/packing-inputs.ts';
import { packerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const customersRouter = router({
  get: packerProcedure.input(customerInput).query(({ ctx, input }) => getPackingCustomer(ctx, input)),
  search: packerProcedure
    .input(packingSearchInput)
    .query(({ ctx, input }) => searchPackingCustomers(ctx, input)),
});

export const productsRouter = router({
  search: packerProcedure
    .input(packingSearchInput)
    .query(({ ctx, input }) => searchPackingProducts(ctx, input)),
});
