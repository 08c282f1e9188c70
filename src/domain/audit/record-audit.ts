import { auditLog } from '#db/schema/audit.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';

/** One entry of the audit log: an action in the past tense of the trade (`product.updated`) on one thing. */
export type AuditEntry = {
  readonly action: string;
  readonly entity:
    | 'user'
    | 'product'
    | 'order'
    | 'stock'
    | 'settings'
    | 'custom-stock'
    | 'delivery'
    | 'import';
  readonly entityId: number | null;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Writes who did what, and when, in the transaction of the change itself. Never hand it passwords or tokens. */
export function recordAudit(ctx: Ctx, entry: AuditEntry): void {
  ctx.db
    .insert(auditLog)
    .values({
      createdAt: ctx.clock.now(),
      actorId: ctx.actor?.id ?? null,
      actorName: ctx.actor?.name ?? '',
      action: entry.action,
      entity: entry.entity,
      entityId: entry.entityId,
      details: JSON.stringify(entry.details ?? {}),
    })
    .run();
}
