import { router } from '../trpc.ts';

export const driverRouter = router({});
