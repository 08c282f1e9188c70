import { findOrder } from '#domain/orders/queries/find-order.ts';
import { type OrderWithStatus, setOrderStatus } from '#domain/orders/status/set-order-status.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { once } from '#kernel/idempotency.ts';
import type { StatusOnRoad } from '#shared/inputs/delivery-inputs.ts';
import { assertTotalShown } from './deliver-order.ts';

export function setStatusOnRoad(ctx: ActorCtx, input: StatusOnRoad): OrderWithStatus {
  return once(ctx, 'delivery.status', input, (tx, { expectedTotalCents, ...change }) => {
    assertTotalShown(findOrder(tx, change.orderId), expectedTotalCents);
    return setOrderStatus(tx, change);
  });
}
