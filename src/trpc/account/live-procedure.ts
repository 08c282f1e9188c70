import { isLoginOpen } from '#domain/logins/is-login-open.ts';
import { accountProcedure } from './account-procedure.ts';
import { holdLiveStream } from './hold-live-stream.ts';
import { maySeeEvent } from './may-see-event.ts';

/**
 * The shop's events as they happen, those that concern the caller. The connection outlives the request that opened it:
 * it ends when its login does, also when that happened while it was being opened.
 */
export const liveProcedure = accountProcedure.subscription(async function* ({ ctx, signal }) {
  const isOver = () => ctx.loginId === null || !isLoginOpen(ctx, ctx.loginId);
  if (ctx.loginId !== null && isOver()) return;
  const stream = holdLiveStream(ctx.events, ctx.actor.id, signal);
  try {
    for await (const event of ctx.events.listen(stream.signal)) {
      if (maySeeEvent(ctx.actor, event)) yield event;
      if (event.type === 'user' && event.userId === ctx.actor.id && isOver()) return;
    }
  } finally {
    stream.release();
  }
});
