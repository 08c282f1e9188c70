import { refreshFirm } from '#domain/firm/read-firm.ts';
import { adminRouter } from './admin/admin-router.ts';
import { callAgentRouter } from './call-agent/call-agent-router.ts';
import type { RequestContext } from './context.ts';
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

const callerOf = createCallerFactory(appRouter);

export type Caller = ReturnType<typeof callerOf>;

/** A REST row reads its input before it calls a procedure. */
export function createCaller(ctx: RequestContext): Caller {
  refreshFirm(ctx.db);
  return callerOf(ctx);
}
