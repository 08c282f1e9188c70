import { orderEvents } from '#db/schema/order-events.ts';
import { storeAudit } from '#domain/audit/record-audit.ts';
import { actorIdOf, type Ctx } from '#kernel/ctx.ts';
import { isAudited, type OrderEvent } from '#shared/order-events.ts';

type RecordedEvent = { readonly orderId: number } & OrderEvent;

/** The order as it was before the change. */
export type ToldOrder = { readonly customerId: number; readonly totalCents: number };

type Circumstances = {
  /** Set to show the change to the customer, unless it is their own. */
  readonly told?: ToldOrder | undefined;
  /** In ms, for an action reported later. */
  readonly occurredAt?: number | undefined;
};

/**
 * The only writer of order events; also writes audited events to the audit log. Call it in the transaction of the
 * change. Returns the event's id.
 */
export function recordOrderEvent(
  ctx: Ctx,
  event: RecordedEvent,
  { told, occurredAt }: Circumstances = {},
): number {
  const { orderId, type: kind, ...data } = event;
  const { lastInsertRowid } = ctx.db
    .insert(orderEvents)
    .values({
      orderId,
      kind,
      data: JSON.stringify(data),
      actorId: actorIdOf(ctx),
      createdAt: ctx.clock.now(),
      occurredAt,
      ...toldColumns(ctx, told),
    })
    .run();
  if (isAudited(event)) storeAudit(ctx, event);
  return Number(lastInsertRowid);
}

function toldColumns({ actor }: Ctx, told: ToldOrder | undefined) {
  if (told === undefined || actor === null || actor.id === told.customerId) return {};
  return { toldCustomerId: told.customerId, actorRole: actor.role, oldTotalCents: told.totalCents };
}
