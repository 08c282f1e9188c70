import { mutationOptions } from '@tanstack/react-query';
import type { inferInput } from '@trpc/tanstack-react-query';
import { isRecord } from '#shared/is-record.ts';
import { formatCents } from '#shared/money.ts';
import { isFinal, STATUS } from '#shared/order-status.ts';
import { api, client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { keep } from '#web/phone-memory.ts';
import { getSession } from '#web/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { noteConflict, settleConflictsOf } from './conflicts/conflicts.ts';
import { noteGone, noteStatus, refreshDriver, waitsForNetwork } from './driver-lists.ts';
import type { Receipt } from './driver-order.ts';
import { draftName } from './handover/handover-draft.ts';
import { heldBack, TakenBack, type Tap } from './held-taps.ts';
import { forgetPhotos, sendPhotos } from './photos/kept-photos.ts';
import { texts } from './texts.ts';

/** Sends a status when it can no longer be taken back; an error is told and the list shows what holds. */
export const sendStatus = mutationOptions({
  mutationKey: api.driver.orders.setStatus.mutationKey(),
  ...waitsForNetwork,
  retry: (failures, error) => !(error instanceof TakenBack) && waitsForNetwork.retry(failures, error),
  mutationFn: async (tap: Tap) => {
    await heldBack(tap);
    const { orderId, status, reason, paid, occurredAt, idempotencyKey, attempt } = tap;
    if (!attempt) {
      await client.driver.orders.setStatus.mutate({
        orderId,
        status,
        reason,
        paid,
        occurredAt,
        idempotencyKey,
      });
      return;
    }
    const photos = await sendPhotos(attempt.photos ?? []);
    await client.driver.orders.attempt.mutate({ orderId, occurredAt, ...attempt, photos });
    await forgetPhotos(attempt.photos ?? []);
  },
  onSuccess: (_result, { orderId, status, attempt }) => {
    if (attempt) {
      noteGone(orderId);
      showToast({ tone: 'success', message: texts.attemptDone(orderId) });
      return;
    }
    noteStatus(orderId, status);
    if (isFinal(status)) void settleConflictsOf(orderId);
    showToast({ tone: 'success', message: texts.statusChanged, id: 'driver-status' });
  },
  onError: async (error, tap) => {
    if (error instanceof TakenBack) await forgetPhotos(tap.attempt?.photos ?? []);
    else await keepRejected('status', tap, errorText(error, texts.statusFailed));
  },
  onSettled: refreshDriver,
});

/** Sends what happened at a handover. */
export const sendReceipt = mutationOptions({
  mutationKey: api.driver.orders.deliver.mutationKey(),
  ...waitsForNetwork,
  mutationFn: async ({ photos: keys = [], ...receipt }: Receipt) => {
    const photos = await sendPhotos(keys);
    const delivered = await client.driver.orders.deliver.mutate({ ...receipt, photos });
    await forgetPhotos(keys);
    return delivered;
  },
  onSuccess: ({ status }, { orderId }) => {
    noteStatus(orderId, status);
    void settleConflictsOf(orderId);
    void keep(draftName(orderId), null);
    const message = status === STATUS.cancelled ? texts.refused(orderId) : texts.done(orderId);
    showToast({ tone: 'success', message });
  },
  onError: (error, receipt) => keepRejected('receipt', receipt, errorText(error, texts.deliverFailed)),
  onSettled: refreshDriver,
});

/** Sends what the driver has counted. */
export const sendCount = api.driver.cash.count.mutationOptions({
  ...waitsForNetwork,
  onSuccess: () => showToast({ tone: 'success', message: texts.countSaved }),
  onError: (error, count) => keepRejected('count', count, errorText(error, texts.countFailed)),
  onSettled: refreshDriver,
});

type Collected = inferInput<typeof api.driver.accounts.collect> & { readonly buyerName: string };

/** Sends what was collected of old debts. */
export const sendCollect = mutationOptions({
  mutationKey: api.driver.accounts.collect.mutationKey(),
  ...waitsForNetwork,
  mutationFn: ({ buyerName: _name, ...collected }: Collected) =>
    client.driver.accounts.collect.mutate(collected),
  onSuccess: (_result, { amountCents }) =>
    showToast({ tone: 'success', message: texts.money.collected(formatCents(amountCents)) }),
  onError: (error, collected) => keepRejected('collect', collected, errorText(error, texts.deliverFailed)),
  onSettled: refreshDriver,
});

/** Sends what was spent from the till. */
export const sendSpend = api.driver.cash.spend.mutationOptions({
  ...waitsForNetwork,
  onSuccess: () => showToast({ tone: 'success', message: texts.money.spent }),
  onError: (error, spent) => keepRejected('spend', spent, errorText(error, texts.deliverFailed)),
  onSettled: refreshDriver,
});

/**
 * What the server rejected is kept for the driver to settle, before it leaves the queue. What only an ended login made
 * fail was not rejected: it waits for the next login.
 */
async function keepRejected(kind: SenderKind, variables: unknown, message: string): Promise<void> {
  if (getSession().status !== 'user') return;
  const occurredAt = isRecord(variables) ? Number(variables['occurredAt'] ?? Date.now()) : Date.now();
  await noteConflict({ kind, variables, at: occurredAt, message });
}

/** All that a driver sends, by kind. */
export const senders = {
  status: sendStatus,
  receipt: sendReceipt,
  count: sendCount,
  collect: sendCollect,
  spend: sendSpend,
} as const;

/** A kind of what a driver sends. */
export type SenderKind = 'status' | 'receipt' | 'count' | 'collect' | 'spend';
