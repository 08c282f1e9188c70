import { getShopInfo } from '#domain/settings/get-shop-info.ts';
import { publicProcedure, router } from '#trpc/trpc.ts';

/** What everybody may know of the shop. */
export const shopRouter = router({
  info: publicProcedure.query(({ ctx }) => getShopInfo(ctx)),
});
