import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Ctx } from './ctx.ts';

const WAITS_MS = [25, 50, 100, 200, 400, 800];

/**
 * Repeats a write that found the database locked by another process, and lets other requests run meanwhile. It gives up
 * as soon as something was written since the first try, so that nothing happens twice.
 */
export async function retryWhileBusy<T>(
  ctx: Pick<Ctx, 'db'>,
  attempt: () => Promise<T>,
  failureOf: (result: T) => unknown,
): Promise<T> {
  const before = countChanges(ctx);
  for (const waitMs of WAITS_MS) {
    const result = await attempt();
    if (!isDatabaseBusy(failureOf(result)) || countChanges(ctx) !== before) return result;
    await wait(waitMs);
  }
  return attempt();
}

function countChanges({ db }: Pick<Ctx, 'db'>): number {
  return db.get<{ changes: number }>(sql`SELECT total_changes() AS changes`).changes;
}

function isDatabaseBusy(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return ('code' in thrown && String(thrown.code).startsWith('SQLITE_BUSY')) || isDatabaseBusy(thrown.cause);
}
