import { hydrate, type Mutation } from '@tanstack/react-query';
import { findOrderStatus, type OrderStatus, STATUS } from '#shared/order-status.ts';
import { queryClient } from '#web/query-client.ts';
import { readTabMemory, writeTabMemory } from '#web/tab-memory.ts';
import { waitsForNetwork } from './driver-lists.ts';
import { type Tap, takeBackHeld } from './held-taps.ts';
import { type SenderKind, senders } from './outbox-senders.ts';

const kinds = ['status', 'receipt', 'count'] as const satisfies readonly SenderKind[];

/** Something on its way to the server: of which kind, what is sent, since when (ms), and how often it failed. */
export type Unsent = {
  readonly kind: SenderKind;
  readonly variables: unknown;
  readonly at: number;
  readonly failures: number;
};

/** What a mutation sends, or null when it is not the driver's or has been answered. */
export function toUnsent({ options, state }: Mutation): Unsent | null {
  const key = JSON.stringify(options.mutationKey);
  const kind = kinds.find((known) => JSON.stringify(senders[known].mutationKey) === key);
  if (kind === undefined || state.status !== 'pending') return null;
  return { kind, variables: state.variables, at: state.submittedAt, failures: state.failureCount };
}

/** The order and status that an unsent change leads to; null for cash. */
export function statusOf({ kind, variables }: Unsent): { orderId: number; status: OrderStatus } | null {
  if (kind === 'count' || !isRecord(variables)) return null;
  const status = kind === 'receipt' ? STATUS.delivered : findOrderStatus(String(variables['status']));
  return status ? { orderId: Number(variables['orderId']), status } : null;
}

/** What was tapped, of an unsent change of status; null for anything else. */
export function tapOf({ kind, variables }: Unsent): Tap | null {
  if (kind !== 'status' || !isRecord(variables)) return null;
  const status = findOrderStatus(String(variables['status']));
  if (!status) return null;
  return { orderId: Number(variables['orderId']), status, heldUntil: Number(variables['heldUntil'] ?? 0) };
}

/** Takes back the last tap on an order that has not been sent: it is as if it had not been made. */
export function takeBackTap(orderId: number): void {
  const last = findLastTap(orderId);
  if (!last || takeBackHeld(last.tap)) return;
  // Without a network, or behind another one, it has not begun to wait.
  if (last.mutation.state.isPaused) queryClient.getMutationCache().remove(last.mutation);
}

/** Whether the last unsent tap on an order is for this status: the second tap of a double one changes nothing. */
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

/** The day and amount of a count that is unsent; null for anything else. */
export function countOf({ kind, variables }: Unsent): { date: string; amountCents: number } | null {
  if (kind !== 'count' || !isRecord(variables)) return null;
  return { date: String(variables['date']), amountCents: Number(variables['amountCents']) };
}

const STORE = 'outbox';

/**
 * Keeps what the server has not yet confirmed for as long as this tab lives, so that a reload, or a phone that throws
 * the page away during a call, loses no delivery (docs/decisions/009). What was kept before is taken up first, if it
 * was the same driver's. Returns how to stop.
 */
export function keepOutbox(driverId: number): () => void {
  queryClient.setMutationDefaults(senders.status.mutationKey, senders.status);
  queryClient.setMutationDefaults(senders.receipt.mutationKey, senders.receipt);
  queryClient.setMutationDefaults(senders.count.mutationKey, senders.count);
  if (listUnsent().length === 0) takeUp(driverId);
  return queryClient.getMutationCache().subscribe(() => {
    const unsent = listUnsent();
    writeTabMemory(STORE, unsent.length === 0 ? null : { driverId, unsent });
  });
}

function listUnsent(): Unsent[] {
  const all = queryClient.getMutationCache().getAll();
  return all.flatMap((mutation) => toUnsent(mutation) ?? []);
}

function takeUp(driverId: number): void {
  const kept = read(driverId);
  hydrate(queryClient, {
    queries: [],
    mutations: kept.map(({ kind, variables, at }) => ({
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

function read(driverId: number): Unsent[] {
  const kept = readTabMemory(STORE);
  if (!isRecord(kept) || kept['driverId'] !== driverId || !Array.isArray(kept['unsent'])) return [];
  return kept['unsent'].flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const kind = kinds.find((known) => known === entry['kind']);
    return kind ? [{ kind, variables: entry['variables'], at: Number(entry['at']), failures: 0 }] : [];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
