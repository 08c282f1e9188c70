import { auditLog } from '#db/schema/audit.ts';
import { actorIdOf, type Ctx } from '#kernel/ctx.ts';
import { AUDIT_ENTITIES } from '#shared/audit-entities.ts';
import type { AuditEvent, OrderAudit } from '#shared/audit-events.ts';
import type { Changes } from '#shared/changes.ts';

/** What happens to an order is recorded by `recordOrderEvent`. Call it in the transaction. Returns the entry's id. */
export function recordAudit(ctx: Ctx, event: Exclude<AuditEvent, OrderAudit>): number {
  return storeAudit(ctx, event);
}

export function storeAudit(ctx: Ctx, event: AuditEvent): number {
  const { type, ...data } = event;
  const { entityId, details } = splitSubject(data);
  const { lastInsertRowid } = ctx.db
    .insert(auditLog)
    .values({
      createdAt: ctx.clock.now(),
      actorId: actorIdOf(ctx),
      actorName: ctx.actor?.name ?? '',
      action: type,
      entity: AUDIT_ENTITIES[type],
      entityId,
      details: JSON.stringify(details),
    })
    .run();
  return Number(lastInsertRowid);
}

type EventData<Event = AuditEvent> = Event extends AuditEvent ? Omit<Event, 'type'> : never;

function splitSubject(data: EventData): { readonly entityId: number | null; readonly details: object } {
  if ('orderId' in data) {
    const { orderId, ...details } = data;
    return { entityId: orderId, details };
  }
  if ('productId' in data) {
    const { productId, ...details } = data;
    return { entityId: productId, details };
  }
  if ('userId' in data) {
    const { userId, ...details } = data;
    return { entityId: userId, details };
  }
  if ('priceListId' in data) {
    const { priceListId, ...details } = data;
    return { entityId: priceListId, details };
  }
  if ('driverId' in data) {
    const { driverId, ...details } = data;
    return { entityId: driverId, details };
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
