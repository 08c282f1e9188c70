import { isLoginOpen } from '#domain/logins/logins.ts';
import type { LiveEvent } from '#shared/events.ts';
import { profileProcedure } from '#trpc/procedures.ts';
import { openLiveStream } from './live-stream.ts';

export const liveProcedure = profileProcedure.subscription(async function* ({ ctx, signal }) {
  const isOver = () => ctx.loginId === null || !isLoginOpen(ctx, ctx.loginId);
  if (ctx.loginId !== null && isOver()) return;
  const stream = openLiveStream(ctx.events, ctx.actor.id, signal);
  try {
    for await (const news of ctx.events.listen(ctx.actor, stream.signal)) {
      yield news;
      if (news.some((event) => isAboutPerson(event, ctx.actor.id)) && isOver()) return;
    }
  } finally {
    stream.release();
  }
});

function isAboutPerson({ type, ids }: LiveEvent, userId: number): boolean {
  return type === 'user' && (ids === 'many' || ids.includes(userId));
}
