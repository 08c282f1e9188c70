import type { AttemptReason } from '#shared/delivery.ts';
import type { DeliveryPayment } from '#shared/inputs/ledger-inputs.ts';
import type { OrderStatus } from '#shared/order-status.ts';

export const UNDO_MS = 10_000;

export type Tap = {
  readonly orderId: number;
  readonly status: OrderStatus;
  readonly heldUntil: number;
  readonly occurredAt?: number;
  readonly idempotencyKey?: string;
  readonly reason?: string;
  readonly paid?: DeliveryPayment;
  readonly expectedTotalCents?: number;
  readonly attempt?: TappedAttempt;
};

export type TappedAttempt = {
  readonly reason: AttemptReason;
  readonly note: string;
  readonly photos?: readonly string[];
  readonly idempotencyKey: string;
};

export class TakenBack extends Error {
  override readonly name = 'TakenBack';
}

type Hold = { readonly send: () => void; readonly takeBack: () => void };

const holds = new Map<string, Hold>();

function keyOf({ orderId, status, heldUntil }: Tap): string {
  return `${orderId} ${status} ${heldUntil}`;
}

export function timeLeft({ heldUntil }: Tap, now: number): number {
  return Math.min(UNDO_MS, Math.max(0, heldUntil - now));
}

/** Resolves when the action is due to be sent; rejects with `TakenBack` when the driver has undone it. */
export async function heldBack(tap: Tap): Promise<void> {
  const left = timeLeft(tap, Date.now());
  if (left === 0) return;
  const key = keyOf(tap);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, left);
  holds.set(key, { send: resolve, takeBack: () => reject(new TakenBack()) });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    holds.delete(key);
  }
}

export function takeBackHeld(tap: Tap): boolean {
  const hold = holds.get(keyOf(tap));
  hold?.takeBack();
  return hold !== undefined;
}

export function sendHeld(): void {
  for (const hold of holds.values()) hold.send();
}
