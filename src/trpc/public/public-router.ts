import { router } from '#trpc/trpc.ts';
import { authRouter } from './auth-router.ts';
import { catalogRouter } from './catalog-router.ts';
import { firmRouter } from './firm-router.ts';
import { shopRouter } from './shop-router.ts';

export const publicRouter = router({
  catalog: catalogRouter,
  shop: shopRouter,
  auth: authRouter,
  firm: firmRouter,
});
