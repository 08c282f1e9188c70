import { useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { AttemptReason } from '#shared/delivery.ts';
import type { DeliveryPayment } from '#shared/inputs/ledger-inputs.ts';
import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import { useIsOnline } from '#web/hooks/use-is-online.ts';
import { newKey } from '#web/new-key.ts';
import { countStillOpen } from '#web/routes/driver/day/count-still-open.ts';
import { findShownOrder, findShownStatus } from '#web/routes/driver/day/driver-lists.ts';
import { loweredBy, readHandoverMoney } from '#web/routes/driver/handover/handover-money.ts';
import type { DriverOrder, Receipt } from '#web/routes/driver/stop/driver-order.ts';
import { sendHeld, UNDO_MS } from './held-taps.ts';
import {
  type Collected,
  collectOf,
  isTapped,
  readAct,
  statusOf,
  tapOf,
  toUnsent,
  type Unsent,
  type Waiting,
} from './outbox.ts';
import { sendCollect, sendReceipt, sendSpend, sendStatus } from './outbox-senders.ts';

export function useUnsent(): readonly Unsent[] {
  const unsent = useMutationState({ filters: { status: 'pending' }, select: toUnsent });
  return unsent.filter((entry) => entry !== null);
}

export function useWaiting(): readonly Waiting[] {
  return useUnsent().flatMap((entry) => statusOf(entry) ?? []);
}

export function useOpenCount(): number | undefined {
  const { data } = useQuery(api.driver.orders.countOpen.queryOptions());
  const waiting = useWaiting();
  return data && countStillOpen(data.count, waiting, findShownStatus);
}

const LATE_MS = 10_000;

export function useHeldUp(): number {
  const unsent = useUnsent();
  const isOnline = useIsOnline();
  const [first] = unsent;
  const isLate = useIsAfter(first && Math.max(first.at, tapOf(first)?.heldUntil ?? 0) + LATE_MS);
  return !isOnline || isLate || unsent.some((entry) => entry.failures > 0) ? unsent.length : 0;
}

function useIsAfter(time: number | undefined): boolean {
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    if (time === undefined) return;
    const timer = setTimeout(() => setPassed(time), time - Date.now());
    return () => clearTimeout(timer);
  }, [time]);
  return time !== undefined && passed === time;
}

export function withWaiting(order: DriverOrder, waiting: readonly Waiting[]): DriverOrder {
  const last = waiting.findLast((change) => change.orderId === order.orderId);
  return last ? { ...order, status: last.status } : order;
}

export type AboutTap = { readonly reason?: string; readonly paid?: DeliveryPayment };

export function useSetStatus() {
  const { mutate } = useMutation(sendStatus);
  return (order: DriverOrder, status: OrderStatus, { reason = '', paid }: AboutTap = {}) => {
    const { orderId, totalCents } = order;
    if (isTapped(orderId, status)) return;
    const occurredAt = Date.now();
    const about = {
      ...(reason === '' ? {} : { reason }),
      ...(paid ? { paid } : {}),
      ...(status === STATUS.delivered ? { expectedTotalCents: totalCents } : {}),
    };
    mutate({
      orderId,
      status,
      heldUntil: occurredAt + UNDO_MS,
      occurredAt,
      idempotencyKey: newKey(),
      ...about,
    });
  };
}

export function useNoteAttempt() {
  const { mutate } = useMutation(sendStatus);
  return ({ orderId }: DriverOrder, reason: AttemptReason, note: string, photos: readonly string[]) => {
    const status = STATUS.prepared;
    if (isTapped(orderId, status)) return;
    const occurredAt = Date.now();
    const attempt = { reason, note, photos, idempotencyKey: newKey() };
    mutate({ orderId, status, heldUntil: occurredAt + UNDO_MS, occurredAt, attempt });
  };
}

export function useDeliver() {
  const { mutate } = useMutation(sendReceipt);
  return (receipt: Receipt) => {
    sendHeld();
    mutate({ ...receipt, occurredAt: Date.now(), idempotencyKey: newKey() });
  };
}

/**
 * In cents and not confirmed by the server yet: the customer's collected debt, and what deliveries brought beyond the
 * amount due for them; less than that is below zero.
 */
export function useCollected(customerId: number): number {
  return useUnsent()
    .flatMap((entry) => collectOf(entry) ?? paidBeyond(entry) ?? [])
    .filter((collected) => collected.customerId === customerId)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function paidBeyond({ kind, variables }: Unsent): Collected | null {
  const act = readAct(kind, variables);
  const order = act && findShownOrder(act.orderId);
  if (!order || act.status !== STATUS.delivered || act.amountReceivedCents === undefined) return null;
  // The server has it already; only the answer is missing.
  if (order.status === STATUS.delivered) return null;
  const accepted = new Map(act.lines?.map((line) => [line.orderLineId, line.deliveredQuantity]));
  const loweredCents = loweredBy(order.lines, (line) => accepted.get(line.orderLineId) ?? line.quantity);
  const { invoiceCents } = readHandoverMoney(order, loweredCents);
  return { customerId: order.customerId, amountCents: act.amountReceivedCents - invoiceCents };
}

export function useCollect() {
  const { mutate } = useMutation(sendCollect);
  return ({ customerId, buyerName }: DriverOrder, amountCents: number) =>
    mutate({ customerId, amountCents, buyerName, occurredAt: Date.now(), idempotencyKey: newKey() });
}

export function useSpend() {
  const { mutate } = useMutation(sendSpend);
  return (spent: { readonly date: ISODate; readonly amountCents: number; readonly reason: string }) =>
    mutate({ ...spent, idempotencyKey: newKey() });
}
