import { and, eq } from 'drizzle-orm';
import { auditLog } from '#db/schema/audit.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { AuditEventType } from '#shared/audit-events.ts';

/** The screen offers undo for ten seconds; the rest allows for a slow network. */
export const UNDO_WINDOW_MS = 60_000;

export type UndoableEntry = ReturnType<typeof findUndoableEntry>;

/**
 * The caller's own recent audit entry, for undo. Rejects with `undo-not-found` another user's entry or another kind,
 * and with `undo-too-late` one older than a minute.
 */
export function findUndoableEntry(ctx: ActorCtx, entryId: number, actions: readonly AuditEventType[]) {
  const entry = ctx.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.id, entryId), eq(auditLog.actorId, ctx.actor.id)))
    .get();
  if (!entry || !actions.some((action) => action === entry.action)) throw new DomainError('undo-not-found');
  if (ctx.clock.now() - entry.createdAt > UNDO_WINDOW_MS) throw new DomainError('undo-too-late');
  const { id, createdAt: at, action, entityId } = entry;
  const details: unknown = JSON.parse(entry.details);
  return { id, at, action, entityId, details };
}
