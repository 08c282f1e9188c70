import { adminRouter } from './admin/admin-router.ts';
import { callAgentRouter } from './call-agent/call-agent-router.ts';
import { customerRouter } from './customer/customer-router.ts';
import { driverRouter } from './driver/driver-router.ts';
import { packerRouter } from './packer/packer-router.ts';
import { profileRouter } from './profile/profile-router.ts';
import { publicRouter } from './public/public-router.ts';
import { stockerRouter } from './stocker/stocker-router.ts';
import { createCallerFactory, router } from './trpc.ts';

/** Everything the shop can be asked to do, by the role that asks. */
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

/** The router's type: the only thing that the web bundle knows of the server. */
export type AppRouter = typeof appRouter;

/** Makes a typed caller for a request context; the REST API and the tests call procedures through it. */
export const createCaller = createCallerFactory(appRouter);

/** A typed caller. */
export type Caller = ReturnType<typeof createCaller>;
