import { router } from '../trpc.ts';

export const publicRouter = router({});
