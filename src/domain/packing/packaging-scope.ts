import { and, between, eq, isNull, lt, type SQL } from 'drizzle-orm';
import { isGoingAhead, isOpenOrder } from '#db/conditions.ts';
import { orders } from '#db/schema/orders.ts';
import type { OrderPart } from '#domain/orders/queries/orders-of-day.ts';
import { NO_LIMIT } from '#domain/orders/queries/staff-order.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';

export type PackagingScope =
  | (OrderPart & {
      readonly day: { readonly date: ISODate; readonly by: 'created' | 'delivery' };
      readonly withDelivered: boolean;
    })
  | {
      readonly from: ISODate;
      readonly to: ISODate;
      readonly before?: number | undefined;
      readonly limit: number;
    }
  | { readonly day?: undefined; readonly withDelivered: boolean };

const NEWEST = 1000;

/**
 * Without cancelled and held orders, and without delivered ones unless asked for. Rejects with `invalid-date-range`.
 */
export function toPackagingSelection(scope: PackagingScope): {
  readonly where: SQL | undefined;
  readonly limit: number;
} {
  if ('from' in scope) {
    if (scope.from > scope.to) throw new DomainError('invalid-date-range');
    return {
      where: and(
        between(orders.createdDay, scope.from, scope.to),
        isGoingAhead,
        scope.before === undefined ? undefined : lt(orders.id, scope.before),
      ),
      limit: scope.limit,
    };
  }
  const isWork = scope.withDelivered ? isGoingAhead : and(isOpenOrder, isNull(orders.heldAt));
  if (!scope.day) return { where: isWork, limit: NEWEST };
  const day = scope.day.by === 'created' ? orders.createdDay : orders.deliverDate;
  return {
    where: and(
      eq(day, scope.day.date),
      isWork,
      scope.cursor === undefined ? undefined : lt(orders.id, scope.cursor),
    ),
    limit: scope.limit ?? NO_LIMIT,
  };
}
