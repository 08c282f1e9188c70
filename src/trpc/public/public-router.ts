import { router } from '../trpc.ts';
import { authRouter } from './auth-router.ts';
import { shopRouter } from './shop-router.ts';

export const publicRouter = router({
  shop: shopRouter,
  auth: authRouter,
});
