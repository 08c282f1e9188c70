import { z } from 'zod';
import { getShopInfo } from '#domain/delivery-rules/get-shop-info.ts';
import { listDeliveryDays } from '#domain/delivery-rules/list-delivery-days.ts';
import { getBrandPage } from '#domain/settings/brand/brand-page.ts';
import { getShopBrand } from '#domain/settings/brand/get-brand.ts';
import { featuresOn } from '#domain/settings/features.ts';
import { firmTables } from '#shared/firm/firm-tables.ts';
import { deliveryDaysInput } from '#shared/inputs/delivery-inputs.ts';
import { calls, publicProcedure, router } from '#trpc/trpc.ts';
import { authRouter } from './auth-router.ts';
import { catalogRouter } from './catalog-router.ts';

const shopRouter = router({
  deliveryDays: publicProcedure.input(deliveryDaysInput).query(calls(listDeliveryDays)),
  brand: publicProcedure.query(({ ctx }) => getShopBrand(ctx)),
  page: publicProcedure
    .input(z.object({ page: z.enum(['terms', 'privacy']) }))
    .query(({ ctx, input }) => getBrandPage(ctx, input.page)),
  info: publicProcedure.query(({ ctx }) => getShopInfo(ctx)),
});

const firmRouter = router({
  /** Regions, categories and units of the firm, from which screens read names. */
  tables: publicProcedure.query(() => firmTables()),
  features: publicProcedure.query(({ ctx }) => featuresOn(ctx)),
});

export const publicRouter = router({
  catalog: catalogRouter,
  shop: shopRouter,
  auth: authRouter,
  firm: firmRouter,
});
