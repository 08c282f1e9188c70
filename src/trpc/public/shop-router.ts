import { getShopInfo } from '#domain/delivery-rules/get-shop-info.ts';
import { listDeliveryDays } from '#domain/delivery-rules/list-delivery-days.ts';
import { getBrandPage } from '#domain/settings/brand/brand-page.ts';
import { getShopBrand } from '#domain/settings/brand/get-brand.ts';
import { brandPageInput } from '#shared/brand/brand-input.ts';
import { deliveryDaysInput } from '#shared/inputs/delivery-inputs.ts';
import { calls, publicProcedure, router } from '#trpc/trpc.ts';

export const shopRouter = router({
  deliveryDays: publicProcedure.input(deliveryDaysInput).query(calls(listDeliveryDays)),
  brand: publicProcedure.query(({ ctx }) => getShopBrand(ctx)),
  page: publicProcedure.input(brandPageInput).query(({ ctx, input }) => getBrandPage(ctx, input.page)),
  info: publicProcedure.query(({ ctx }) => getShopInfo(ctx)),
});
