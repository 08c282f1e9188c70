import { and, asc, count, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { inIds, isOpenOrder, openOrders } from '#db/conditions.ts';
import { pick } from '#db/schema/columns.ts';
import { documents } from '#db/schema/documents.ts';
import { orders } from '#db/schema/orders.ts';
import { readStaffOrders } from '#domain/orders/queries/staff-order.ts';
import { inRouteOrder, readStopNumbers } from '#domain/orders/queries/stop-order.ts';
import { ordersVisibleTo } from '#domain/orders/queries/visible-orders.ts';
import type { Actor, ActorCtx, Ctx } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { readOldDebts, readToCollect } from './amounts-to-collect.ts';
import { readDeliveries, readReductions } from './read-deliveries.ts';

const MAX_STOPS = 5000;

/**
 * The driver's own orders of a day in route order, cancelled ones included, with delivery data, documents besides the
 * invoice, and in cents the amount due for the order and the customer's other debt.
 */
export function listDriverOrders(
  ctx: ActorCtx,
  { date, by }: { readonly date: ISODate; readonly by: 'created' | 'delivery' },
) {
  const day = by === 'created' ? orders.createdDay : orders.deliverDate;
  const found = readStaffOrders(ctx, {
    where: and(ordersVisibleTo(ctx.actor), eq(day, date), isNull(orders.heldAt)),
    orderBy: inRouteOrder,
    limit: MAX_STOPS,
  });
  const orderIds = found.map((order) => order.orderId);
  const deliveries = readDeliveries(ctx, orderIds);
  const reductions = readReductions(ctx, orderIds);
  const stopNumbers = readStopNumbers(ctx, orderIds);
  const papers = readRelatedDocuments(ctx, orderIds);
  const toCollectOf = readToCollect(ctx, found);
  const oldDebtOf = readOldDebts(
    ctx,
    found.map((order) => order.customerId),
  );
  return found.map((order) => ({
    ...order,
    ...toCollectOf(order),
    ...oldDebtOf(order.customerId),
    stopNumber: stopNumbers.get(order.orderId) ?? null,
    delivery: deliveries.get(order.orderId) ?? null,
    reductions: reductions.get(order.orderId) ?? [],
    papers: papers.get(order.orderId) ?? [],
  }));
}

function isToDeliver(actor: Actor): SQL | undefined {
  return and(ordersVisibleTo(actor), isOpenOrder, isNull(orders.heldAt));
}

export function countOpenDeliveries(ctx: ActorCtx): { readonly count: number } {
  return { count: countRows(ctx, openOrders, isToDeliver(ctx.actor)) };
}

export function listOpenDays(ctx: ActorCtx): { readonly date: ISODate; readonly count: number }[] {
  return ctx.db
    .select({ date: sql<ISODate>`${orders.deliverDate}`, count: count() })
    .from(openOrders)
    .where(and(isToDeliver(ctx.actor), isNotNull(orders.deliverDate)))
    .groupBy(orders.deliverDate)
    .orderBy(orders.deliverDate)
    .all();
}

/** Delivery, credit and debit notes per order, oldest first; the invoice is left out. */
function readRelatedDocuments(ctx: Ctx, orderIds: readonly number[]) {
  const found = ctx.db
    .select(pick(documents, 'id', 'kind', 'number', 'orderId'))
    .from(documents)
    .where(and(inIds(documents.orderId, orderIds), ne(documents.kind, 'invoice')))
    .orderBy(asc(documents.id))
    .all();
  return Map.groupBy(found, (document) => document.orderId);
}
