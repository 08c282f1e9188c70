import { getShopInfo } from '#domain/delivery-rules/get-shop-info.ts';
import { listDeliveryDays } from '#domain/delivery-rules/list-delivery-days.ts';
import { deliveryDaysInput } from '#shared/inputs/delivery-inputs.ts';
import { publicProcedure, router } from '#trpc/trpc.ts';

export const shopRouter = router({
  deliveryDays: publicProcedure
    .input(deliveryDaysInput)
    .query(({ ctx, input }) => listDeliveryDays(ctx, input)),
  info: publicProcedure.query(({ ctx }) => getShopInfo(ctx)),
});
