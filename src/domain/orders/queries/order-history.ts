import { listOrderEvents } from '#domain/order-events/read-order-events.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { HoldCause, HoldEvent } from '#shared/accounting/ledger.ts';
import type { OrderEvent } from '#shared/order-events.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { findOrder } from './find-order.ts';

type Described =
  | {
      readonly kind: 'status';
      readonly from: OrderStatus | null;
      readonly to: OrderStatus;
      readonly reason: string;
    }
  | {
      readonly kind: 'hold';
      readonly event: HoldEvent;
      readonly cause: HoldCause | null;
      readonly reason: string;
    }
  | { readonly kind: 'change'; readonly action: string; readonly details: Readonly<Record<string, unknown>> };

export type HistoryEntry = {
  readonly at: number;
  readonly actorId: number | null;
  readonly actorName: string | null;
} & Described;

/** Order of entries with the same time. */
const RANKS = { status: 0, hold: 1, change: 2 } as const satisfies Record<HistoryEntry['kind'], number>;

export function getOrderHistory(ctx: Ctx, { orderId }: { readonly orderId: number }): HistoryEntry[] {
  const events = listOrderEvents(ctx, orderId);
  if (events.length === 0) throw new DomainError('order-not-found');
  return events
    .flatMap(({ at, actorId, actorName, event }): HistoryEntry[] => {
      const described = describe(event);
      return described === null ? [] : [{ at, actorId, actorName, ...described }];
    })
    .sort((a, b) => a.at - b.at || RANKS[a.kind] - RANKS[b.kind]);
}

function describe(event: OrderEvent): Described | null {
  switch (event.type) {
    case 'order.placed':
      return { kind: 'status', from: null, to: event.to, reason: event.reason ?? '' };
    case 'order.status-changed':
      return { kind: 'status', from: event.from, to: event.to, reason: event.reason ?? '' };
    case 'order.held':
      return { kind: 'hold', event: 'held', cause: event.cause, reason: '' };
    case 'order.released':
      return { kind: 'hold', event: 'released', cause: null, reason: event.reason };
    case 'order.hold-cured':
      return { kind: 'hold', event: 'cured', cause: null, reason: '' };
    case 'order.hold-expired':
      return { kind: 'hold', event: 'expired', cause: null, reason: event.reason };
    case 'order.line-delivered':
      return null;
    default: {
      const { type: action, ...details } = event;
      return { kind: 'change', action, details };
    }
  }
}

const CUSTOMER_ACTIONS: ReadonlySet<string> = new Set([
  'order.item-added',
  'order.item-changed',
  'order.item-removed',
  'order.item-restored',
  'order.short-shipped',
  'order.edited',
]);

const CUSTOMER_DETAILS = ['productName', 'quantity', 'from', 'to', 'missing', 'changes'];

/** For the customer, oldest first; without names of staff. */
export function getMyOrderHistory(ctx: ActorCtx, { orderId }: { readonly orderId: number }) {
  findOrder(ctx, orderId);
  return getOrderHistory(ctx, { orderId }).flatMap((event) => {
    const described = describeForCustomer(event);
    return described === null ? [] : [{ at: event.at, isOwn: event.actorId === ctx.actor.id, ...described }];
  });
}

function describeForCustomer(event: HistoryEntry) {
  if (event.kind === 'hold') return null;
  if (event.kind === 'status') return { kind: event.kind, from: event.from, to: event.to };
  if (!CUSTOMER_ACTIONS.has(event.action)) return null;
  const details = Object.fromEntries(
    Object.entries(event.details).filter(([detail]) => CUSTOMER_DETAILS.includes(detail)),
  );
  return { kind: event.kind, action: event.action, details };
}
