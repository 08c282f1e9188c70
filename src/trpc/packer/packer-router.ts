import { router } from '../trpc.ts';

export const packerRouter = router({});
