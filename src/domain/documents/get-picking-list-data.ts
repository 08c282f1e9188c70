import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { users } from '#db/schema/accounts.ts';
import { products } from '#db/schema/catalog.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { EDITABLE_STATUSES, STATUS } from '#shared/order-status.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import type { PickingListData, PickingScope } from './picking-list-data.ts';
import { type PickingShelf, sumPickingLines } from './sum-picking-lines.ts';

/** What is to be picked: the orders of a day that have not left yet, or selected orders. */
export type PickingWish =
  | { readonly day: { readonly date: ISODate; readonly by: 'created' | 'delivery' } }
  | { readonly orderIds: readonly number[] };

/**
 * The orders to pick with their lines, by number. Of a day those that are still in the house (`E Procesuar`,
 * `E Pergaditur`); of selected ones all but the cancelled. Unknown numbers are left out.
 */
export function getPickingListData(ctx: Ctx, wish: PickingWish): PickingListData {
  const found = ctx.db
    .select({
      orderNumber: orders.id,
      customerName: orders.buyerName,
      address: orders.buyerAddress,
      driverName: sql<string>`COALESCE(${users.name}, '')`,
      deliverOn: orders.deliverDate,
      comment: orders.comment,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.driverId))
    .where(toCondition(wish))
    .orderBy(asc(orders.id))
    .all();
  const lines = readLines(
    ctx,
    found.map((order) => order.orderNumber),
  );
  return {
    scope: toScope(wish),
    orders: found.map((order) => ({ ...order, lines: lines.get(order.orderNumber) ?? [] })),
  };
}

/** The same for a screen, with the sums per product in shelf order beside the orders. */
export function getPickingList(
  ctx: Ctx,
  wish: PickingWish,
): PickingListData & { readonly shelves: readonly PickingShelf[] } {
  const data = getPickingListData(ctx, wish);
  return { ...data, shelves: sumPickingLines(data.orders) };
}

function toCondition(wish: PickingWish): SQL | undefined {
  if ('orderIds' in wish) {
    const isSelected = inIds(orders.id, wish.orderIds);
    return and(isSelected, ne(orders.status, STATUS.cancelled));
  }
  const day = wish.day.by === 'created' ? orders.createdDay : orders.deliverDate;
  // The plus keeps SQLite on the index of the day: a status has more orders than a day.
  return and(eq(day, wish.day.date), inArray(sql`+${orders.status}`, [...EDITABLE_STATUSES]));
}

function toScope(wish: PickingWish): PickingScope {
  if ('orderIds' in wish) return { kind: 'selected' };
  const { date, by } = wish.day;
  return { kind: by === 'created' ? 'creation-date' : 'delivery-date', date };
}

function readLines(ctx: Ctx, orderIds: readonly number[]) {
  const lines = ctx.db
    .select({
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      code: orderLines.productCode,
      name: orderLines.productName,
      unit: orderLines.unit,
      category: products.category,
      subcategory: products.subcategory,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inIds(orderLines.orderId, orderIds))
    .orderBy(orderLines.id)
    .all();
  return Map.groupBy(lines, (line) => line.orderId);
}
