import { hydrate, type Mutation } from '@tanstack/react-query';
import { DELIVERY_PAYMENT_METHODS } from '#shared/accounting/ledger.ts';
import { ATTEMPT_REASONS, type AttemptReason, REDUCTION_REASONS } from '#shared/delivery.ts';
import { isRecord } from '#shared/is-record.ts';
import { findOrderStatus, type OrderStatus, STATUS } from '#shared/order-status.ts';
import { queryClient } from '#web/query-client.ts';
import { findShownOrder, waitsForNetwork } from '#web/routes/driver/day/driver-lists.ts';
import type { Receipt } from '#web/routes/driver/stop/driver-order.ts';
import { type Tap, takeBackHeld } from './held-taps.ts';
import { senders } from './outbox-senders.ts';
import { forgetUnsent, SENDER_KINDS, type StoredAct } from './outbox-store.ts';

export type Unsent = StoredAct & { readonly failures: number };

export function toUnsent({ options, state }: Mutation): Unsent | null {
  const key = JSON.stringify(options.mutationKey);
  const kind = SENDER_KINDS.find((known) => JSON.stringify(senders[known].mutationKey) === key);
  if (kind === undefined || state.status !== 'pending') return null;
  return { kind, variables: state.variables, at: state.submittedAt, failures: state.failureCount };
}

export type Waiting = {
  readonly orderId: number;
  readonly status: OrderStatus;
  readonly attempt?: AttemptReason;
};

export function statusOf({ kind, variables }: Pick<StoredAct, 'kind' | 'variables'>): Waiting | null {
  if ((kind !== 'status' && kind !== 'receipt') || !isRecord(variables)) return null;
  const orderId = Number(variables['orderId']);
  if (kind === 'receipt') return { orderId, status: handedOver(orderId, variables) };
  const status = findOrderStatus(String(variables['status']));
  if (!status) return null;
  const attempt = findReason(variables['attempt']);
  return { orderId, status, ...(attempt ? { attempt } : {}) };
}

function findReason(attempt: unknown): AttemptReason | undefined {
  return isRecord(attempt) ? ATTEMPT_REASONS.find((known) => known === attempt['reason']) : undefined;
}

export type Act = Waiting &
  Pick<Receipt, 'lines' | 'receiverName' | 'signaturePath' | 'unpaidReason' | 'paymentMethod'> & {
    readonly receiverName: string;
    readonly amountReceivedCents: number | undefined;
    readonly words: string;
    readonly photos: readonly string[];
    readonly key: string | undefined;
  };

export function readAct(kind: string, variables: unknown): Act | null {
  const known = SENDER_KINDS.find((candidate) => candidate === kind);
  const led = known && statusOf({ kind: known, variables });
  if (!led || !isRecord(variables)) return null;
  const { receiverName, signaturePath, reason } = variables;
  const paid = isRecord(variables['paid']) ? variables['paid'] : {};
  const amountReceivedCents = variables['amountReceivedCents'] ?? paid['amountCents'];
  const method = variables['paymentMethod'] ?? paid['method'];
  const paymentMethod = DELIVERY_PAYMENT_METHODS.find((known) => known === method);
  const attempt = isRecord(variables['attempt']) ? variables['attempt'] : {};
  const key = variables['idempotencyKey'] ?? attempt['idempotencyKey'];
  const photos = variables['photos'] ?? attempt['photos'];
  return {
    ...led,
    lines: readLines(variables['lines']),
    receiverName: String(receiverName ?? ''),
    signaturePath: String(signaturePath ?? ''),
    unpaidReason: String(variables['unpaidReason'] ?? paid['unpaidReason'] ?? ''),
    ...(paymentMethod ? { paymentMethod } : {}),
    amountReceivedCents: typeof amountReceivedCents === 'number' ? amountReceivedCents : undefined,
    words: String(attempt['note'] ?? reason ?? ''),
    photos: Array.isArray(photos) ? photos.filter((photo) => typeof photo === 'string') : [],
    key: typeof key === 'string' ? key : undefined,
  };
}

function readLines(lines: unknown): NonNullable<Receipt['lines']> {
  return (Array.isArray(lines) ? lines : []).flatMap((line: unknown) => {
    if (!isRecord(line)) return [];
    const reason = REDUCTION_REASONS.find((known) => known === line['reason']);
    const [orderLineId, deliveredQuantity] = [Number(line['orderLineId']), Number(line['deliveredQuantity'])];
    return [{ orderLineId, deliveredQuantity, ...(reason ? { reason } : {}) }];
  });
}

function handedOver(orderId: number, { lines }: Readonly<Record<string, unknown>>): OrderStatus {
  const refused = (Array.isArray(lines) ? lines : []).flatMap((line: unknown) =>
    isRecord(line) && line['deliveredQuantity'] === 0 ? [line['orderLineId']] : [],
  );
  const full = findShownOrder(orderId)?.lines.filter((line) => line.quantity > 0) ?? [];
  const isRefused = full.length > 0 && full.every((line) => refused.includes(line.orderLineId));
  return isRefused ? STATUS.cancelled : STATUS.delivered;
}

export function tapOf({ kind, variables }: Unsent): Tap | null {
  if (kind !== 'status' || !isRecord(variables)) return null;
  const status = findOrderStatus(String(variables['status']));
  if (!status) return null;
  return { orderId: Number(variables['orderId']), status, heldUntil: Number(variables['heldUntil'] ?? 0) };
}

export function takeBackTap(orderId: number): void {
  const last = findLastTap(orderId);
  if (!last || takeBackHeld(last.tap)) return;
  // Offline, or queued behind another action, it has not been sent yet.
  if (!last.mutation.state.isPaused) return;
  queryClient.getMutationCache().remove(last.mutation);
  void forgetUnsent(last.mutation.state.variables);
}

export function isTapped(orderId: number, status: OrderStatus): boolean {
  return findLastTap(orderId)?.tap.status === status;
}

function findLastTap(orderId: number): { readonly mutation: Mutation; readonly tap: Tap } | undefined {
  const all = queryClient.getMutationCache().getAll();
  return all
    .flatMap((mutation) => {
      const unsent = toUnsent(mutation);
      const tap = unsent && tapOf(unsent);
      return tap?.orderId === orderId ? [{ mutation, tap }] : [];
    })
    .at(-1);
}

export function countOf({ kind, variables }: Unsent): { date: string; amountCents: number } | null {
  if (kind !== 'count' || !isRecord(variables)) return null;
  return { date: String(variables['date']), amountCents: Number(variables['amountCents']) };
}

export type Collected = { readonly customerId: number; readonly amountCents: number };

export function collectOf({ kind, variables }: Unsent): Collected | null {
  if (kind !== 'collect' || !isRecord(variables)) return null;
  return { customerId: Number(variables['customerId']), amountCents: Number(variables['amountCents']) };
}

export function readUnsent(stored: unknown): StoredAct | null {
  if (!isRecord(stored) || !isRecord(stored['variables'])) return null;
  const { variables, at } = stored;
  const kind = SENDER_KINDS.find((known) => known === stored['kind']);
  if (kind === undefined || typeof at !== 'number') return null;
  const isOfOrder = kind === 'status' || kind === 'receipt';
  if (isOfOrder && !Number.isSafeInteger(statusOf({ kind, variables })?.orderId)) return null;
  return { kind, variables, at };
}

export function takeUp(stored: readonly StoredAct[]): void {
  const onTheirWay = queryClient
    .getMutationCache()
    .getAll()
    .flatMap((mutation) => (toUnsent(mutation) ? [mutation.state.variables] : []));
  const unsent = stored.filter(({ variables }) => !onTheirWay.includes(variables));
  queryClient.setMutationDefaults(senders.status.mutationKey, senders.status);
  queryClient.setMutationDefaults(senders.receipt.mutationKey, senders.receipt);
  queryClient.setMutationDefaults(senders.count.mutationKey, senders.count);
  queryClient.setMutationDefaults(senders.collect.mutationKey, senders.collect);
  queryClient.setMutationDefaults(senders.spend.mutationKey, senders.spend);
  hydrate(queryClient, {
    queries: [],
    mutations: unsent.map(({ kind, variables, at }) => ({
      mutationKey: senders[kind].mutationKey,
      scope: waitsForNetwork.scope,
      state: {
        context: undefined,
        data: undefined,
        error: null,
        failureCount: 0,
        failureReason: null,
        isPaused: true,
        status: 'pending',
        submittedAt: at,
        variables,
      },
    })),
  });
  void queryClient.resumePausedMutations();
}
