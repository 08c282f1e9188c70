import { and, gte, inArray } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { customers } from '#db/schema/customers.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { readOrderChanges } from '#domain/orders/changes/order-changes.ts';
import { linesByOrder } from '#domain/orders/queries/lines-by-order.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { describeChanges } from '#shared/order-changes.ts';
import { EDITABLE_STATUSES } from '#shared/order-status.ts';

export type Shortage = {
  readonly orderId: number;
  readonly productName: string;
  readonly from: number;
  readonly to: number;
};

export function listShortCustomers(ctx: Ctx, from: ISODate) {
  const open = ctx.db
    .select({ orderId: orders.id, customerId: orders.customerId, status: orders.status })
    .from(orders)
    .where(and(inArray(orders.status, [...EDITABLE_STATUSES]), gte(orders.deliverDate, from)))
    .orderBy(orders.id)
    .all();
  const changes = readOrderChanges(
    ctx,
    open.map((order) => order.orderId),
  );
  const short = open.filter(({ orderId }) =>
    changes.get(orderId)?.some((change) => change.kind === 'short-shipped'),
  );
  const orderIds = short.map((order) => order.orderId);
  const lines = linesByOrder(ctx, orderIds, {
    productId: orderLines.productId,
    name: orderLines.productName,
  });
  const found = short.flatMap(({ orderId, customerId, status }) =>
    [
      ...describeChanges({
        status,
        changes: changes.get(orderId) ?? [],
        lines: lines.get(orderId) ?? [],
      }).lines.values(),
    ]
      .filter(({ change }) => change.kind === 'short-shipped')
      .map(({ productName, from: before, to, change }) => ({
        customerId,
        at: change.at,
        shortage: { orderId, productName, from: before, to },
      })),
  );
  return withNames(
    ctx,
    Map.groupBy(found, (each) => each.customerId),
  );
}

type Found = { readonly customerId: number; readonly at: number; readonly shortage: Shortage };

function withNames(ctx: Ctx, found: ReadonlyMap<number, readonly Found[]>) {
  const named = ctx.db
    .select({ customerId: customers.id, name: customers.name, phone: customers.phone })
    .from(customers)
    .where(inIds(customers.id, [...found.keys()]))
    .all();
  return named
    .map((customer) => {
      const ofCustomer = found.get(customer.customerId) ?? [];
      return {
        ...customer,
        at: Math.max(...ofCustomer.map(({ at }) => at)),
        shortages: ofCustomer.map(({ shortage }) => shortage),
      };
    })
    .toSorted((a, b) => b.at - a.at);
}
