import { router } from '../trpc.ts';

export const customerRouter = router({});
