import {
  getPackingCustomer,
  searchPackingCustomers,
  searchPackingProducts,
} from '#domain/packing/search-for-packing.ts';
import { customerInput } from '#shared/inputs/order-inputs.ts';
import { packingSearchInput } from '#shared/inputs/packing-inputs.ts';
import { packerProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const customersRouter = router({
  get: packerProcedure.input(customerInput).query(calls(getPackingCustomer)),
  search: packerProcedure.input(packingSearchInput).query(calls(searchPackingCustomers)),
});

export const productsRouter = router({
  search: packerProcedure.input(packingSearchInput).query(calls(searchPackingProducts)),
});
