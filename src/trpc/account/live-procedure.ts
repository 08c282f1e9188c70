import { isLoginOpen } from '../../domain/accounts/is-login-open.ts';
import { accountProcedure } from './account-procedure.ts';
import { maySeeEvent } from './may-see-event.ts';

/**
 * The shop's events as they happen, those that concern the caller. The connection outlives the request that opened it:
 * it ends when its login does.
 */
export const liveProcedure = accountProcedure.subscription(async function* ({ ctx, signal }) {
  for await (const event of ctx.events.listen(signal)) {
    if (maySeeEvent(ctx.actor, event)) yield event;
    const isAboutCaller = event.type === 'user' && event.userId === ctx.actor.id;
    if (isAboutCaller && (ctx.loginId === null || !isLoginOpen(ctx, ctx.loginId))) return;
  }
});
