import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { findOrder } from './find-order.ts';
import { getOrderHistory, type OrderEvent } from './get-order-history.ts';

/** What of an order's history is its customer's to know; the rest is the shop's own business. */
const TOLD_ACTIONS: ReadonlySet<string> = new Set([
  'order.item-added',
  'order.item-changed',
  'order.item-removed',
  'order.item-restored',
  'order.short-shipped',
  'order.edited',
]);

/** Details of such an entry that are told; prices and marks of a removed line are not. */
const TOLD_DETAILS = ['productName', 'quantity', 'from', 'to', 'missing', 'changes'];

/** What happened to an order of one's own, oldest first: its statuses, and who changed what. Staff have no names here. */
export function getOwnHistory(ctx: ActorCtx, { orderId }: { readonly orderId: number }) {
  findOrder(ctx, orderId);
  return getOrderHistory(ctx, { orderId }).flatMap((event) => {
    const told = tellEvent(event);
    return told === null ? [] : [{ at: event.at, isOwn: event.actorId === ctx.actor.id, ...told }];
  });
}

function tellEvent(event: OrderEvent) {
  if (event.kind === 'hold') return null;
  if (event.kind === 'status') return { kind: event.kind, from: event.from, to: event.to };
  if (!TOLD_ACTIONS.has(event.action)) return null;
  const details = Object.fromEntries(
    Object.entries(event.details).filter(([detail]) => TOLD_DETAILS.includes(detail)),
  );
  return { kind: event.kind, action: event.action, details };
}
