import type { AttemptReason } from '#shared/delivery.ts';
import type { DoorPayment } from '#shared/ledger-inputs.ts';
import type { OrderStatus } from '#shared/order-status.ts';

/** How long a tap is held back before it is sent: until then it can be taken back, afterwards only the office can. */
export const UNDO_MS = 10_000;

/** A status that a driver tapped, and when (ms) it is sent. */
export type Tap = {
  readonly orderId: number;
  readonly status: OrderStatus;
  readonly heldUntil: number;
  /** When it was tapped (ms), however late it is sent; what an earlier version of the page kept does not say. */
  readonly occurredAt?: number;
  /** Sent again under its key it happens once. */
  readonly idempotencyKey?: string;
  /** Why it was cancelled. */
  readonly reason?: string;
  /** How it was paid, as it was handed over. */
  readonly paid?: DoorPayment;
  /** Nothing was handed over: the order goes back to be prepared for another day. */
  readonly attempt?: TappedAttempt;
};

/** Why nothing was handed over, with keys of photos on the phone; sent again under its key it is noted once. */
export type TappedAttempt = {
  readonly reason: AttemptReason;
  readonly note: string;
  readonly photos?: readonly string[];
  readonly idempotencyKey: string;
};

/** A tap that was taken back before it was sent. */
export class TakenBack extends Error {
  override readonly name = 'TakenBack';
}

type Hold = { readonly send: () => void; readonly takeBack: () => void };

const holds = new Map<string, Hold>();

/** The same tap after a reload, when it is another object. */
function keyOf({ orderId, status, heldUntil }: Tap): string {
  return `${orderId} ${status} ${heldUntil}`;
}

/** Milliseconds for which a tap can still be taken back; a phone whose clock was set back waits no longer than that. */
export function timeLeft({ heldUntil }: Tap, now: number): number {
  return Math.min(UNDO_MS, Math.max(0, heldUntil - now));
}

/** Settles when the tap is to be sent; rejects with `TakenBack` when it is not to be sent at all. */
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

/** Takes back a tap that waits here; false when it does not. */
export function takeBackHeld(tap: Tap): boolean {
  const hold = holds.get(keyOf(tap));
  hold?.takeBack();
  return hold !== undefined;
}

/** Sends what is held back now: what the driver does next comes after it. */
export function sendHeld(): void {
  for (const hold of holds.values()) hold.send();
}
