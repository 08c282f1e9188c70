import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { orderEvents } from '#db/schema/order-events.ts';
import { users } from '#db/schema/users.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { readOrderEvent } from '#shared/order-events.ts';
import type { OrderStatus } from '#shared/order-status.ts';

export function listOrderEvents(ctx: Ctx, orderId: number) {
  return ctx.db
    .select({
      id: orderEvents.id,
      at: orderEvents.createdAt,
      actorId: orderEvents.actorId,
      actorName: users.name,
      ...pick(orderEvents, 'kind', 'data'),
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
    .all()
    .map(({ kind, data, ...row }) => ({ ...row, event: readOrderEvent(kind, data) }));
}

export function findOwnEvent(ctx: ActorCtx, eventId: number) {
  const found = ctx.db
    .select({
      orderId: orderEvents.orderId,
      at: orderEvents.createdAt,
      ...pick(orderEvents, 'kind', 'data', 'oldTotalCents'),
    })
    .from(orderEvents)
    .where(and(eq(orderEvents.id, eventId), eq(orderEvents.actorId, ctx.actor.id)))
    .get();
  if (!found) return null;
  const { kind, data, ...row } = found;
  return { ...row, event: readOrderEvent(kind, data) };
}

export function eventField<Value>(field: string): SQL<Value> {
  return sql<Value>`json_extract(${orderEvents.data}, ${sql.raw(`'$.${field}'`)})`;
}

export function isStatusChange(to: OrderStatus): SQL | undefined {
  return and(eq(orderEvents.kind, 'order.status-changed'), eq(eventField<OrderStatus>('to'), to));
}
