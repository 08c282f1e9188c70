import { router } from '../trpc.ts';

export const callAgentRouter = router({});
