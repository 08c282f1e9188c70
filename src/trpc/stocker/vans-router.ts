import { listVans } from '#domain/firm/vans.ts';
import { setDayVan } from '#domain/users/driver-vans.ts';
import { dayVanInput } from '#shared/inputs/delivery-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const vansRouter = router({
  list: stockerProcedure.query(({ ctx }) => listVans(ctx)),
  setDay: stockerProcedure.input(dayVanInput).mutation(calls(setDayVan)),
});
