import { type OrderWithStatus, setOrderStatus } from '#domain/orders/status/set-order-status.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { once } from '#kernel/idempotency.ts';
import type { StatusOnRoad } from '#shared/inputs/delivery-inputs.ts';

export function setStatusOnRoad(ctx: ActorCtx, input: StatusOnRoad): OrderWithStatus {
  return once(ctx, 'delivery.status', input, (tx, change) => setOrderStatus(tx, change));
}
