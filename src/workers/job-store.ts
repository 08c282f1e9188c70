import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';

export type Job = { readonly id: string; readonly ownerId: number; readonly startedAt: number };

const MAX_JOBS = 12;

const TTL_MS = 60 * 60_000;

export type JobStore<J extends Job> = {
  readonly put: (ctx: ActorCtx, job: J) => void;
  readonly get: (ctx: ActorCtx, id: string) => J;
  readonly remove: (ctx: ActorCtx, id: string) => void;
};

export function createJobStore<J extends Job>(
  gone: 'import-not-found' | 'export-not-found' | 'price-change-not-found',
): JobStore<J> {
  const jobs = new Map<string, J>();

  function clear(now: number): void {
    for (const [id, job] of jobs) {
      if (now - job.startedAt > TTL_MS || jobs.size >= MAX_JOBS) jobs.delete(id);
    }
  }

  function get(ctx: ActorCtx, id: string): J {
    const job = jobs.get(id);
    if (job?.ownerId !== ctx.actor.id) throw new DomainError(gone);
    return job;
  }

  return {
    put: (ctx, job) => {
      clear(ctx.clock.now());
      jobs.set(job.id, job);
    },
    get,
    remove: (ctx, id) => {
      jobs.delete(get(ctx, id).id);
    },
  };
}
