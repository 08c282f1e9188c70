import { auditLog } from '#db/schema/audit.ts';
import { actorIdOf, type Ctx } from '#kernel/ctx.ts';
import { auditedEntityOf } from '#shared/audit-entities.ts';
import type { AuditEvent, OrderAudit } from '#shared/audit-events.ts';
import type { Changes } from '#shared/changes.ts';

/** What happens to an order is recorded by `recordOrderEvent`. Call it in the transaction. Returns the entry's id. */
export function recordAudit(ctx: Ctx, event: Exclude<AuditEvent, OrderAudit>): number {
  return storeAudit(ctx, event);
}

export function storeAudit(ctx: Ctx, event: AuditEvent): number {
  const { entityId, details } = splitSubject(event);
  const { lastInsertRowid } = ctx.db
    .insert(auditLog)
    .values({
      createdAt: ctx.clock.now(),
      actorId: actorIdOf(ctx),
      actorName: ctx.actor?.name ?? '',
      action: event.type,
      entity: auditedEntityOf(event.type),
      entityId,
      details: JSON.stringify(details),
    })
    .run();
  return Number(lastInsertRowid);
}

const SUBJECTS = ['orderId', 'productId', 'userId', 'priceListId', 'driverId'] as const;

type Subjects = { readonly [Field in (typeof SUBJECTS)[number]]?: number | null };

function splitSubject({ type: _type, ...data }: { readonly type: string } & Subjects) {
  for (const field of SUBJECTS) {
    const { [field]: entityId, ...details } = data;
    if (entityId !== undefined) return { entityId, details };
  }
  return { entityId: null, details: data };
}

export function changesBetween<Fields extends object>(
  before: Fields,
  after: { readonly [Field in keyof Fields]?: Fields[Field] | undefined },
): Changes<Fields> {
  const changes: { -readonly [Field in keyof Fields]?: { from: Fields[Field]; to: Fields[Field] } } = {};
  for (const field in after) {
    const [from, to] = [before[field], after[field]];
    if (to === undefined || JSON.stringify(from) === JSON.stringify(to)) continue;
    changes[field] = { from, to };
  }
  return changes;
}
