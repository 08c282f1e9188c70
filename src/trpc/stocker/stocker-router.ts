import { router } from '../trpc.ts';

export const stockerRouter = router({});
