import { adminRouter } from './admin/admin-router.ts';
import { callAgentRouter } from './call-agent/call-agent-router.ts';
import { customerRouter } from './customer/customer-router.ts';
import { driverRouter } from './driver/driver-router.ts';
import { packerRouter } from './packer/packer-router.ts';
import { profileRouter } from './profile/profile-router.ts';
import { publicRouter } from './public/public-router.ts';
import { stockerRouter } from './stocker/stocker-router.ts';
import { createCallerFactory, router } from './trpc.ts';

export const appRouter = router({
  public: publicRouter,
  profile: profileRouter,
  customer: customerRouter,
  admin: adminRouter,
  stocker: stockerRouter,
  driver: driverRouter,
  packer: packerRouter,
  callAgent: callAgentRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);

export type Caller = ReturnType<typeof createCaller>;
