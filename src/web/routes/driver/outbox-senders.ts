import { mutationOptions } from '@tanstack/react-query';
import { STATUS } from '#shared/order-status.ts';
import { api, client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { keep } from '#web/phone-memory.ts';
import { showToast } from '#web/ui/toast.ts';
import { noteGone, noteStatus, refreshDriver, waitsForNetwork } from './driver-lists.ts';
import { draftName } from './handover/handover-draft.ts';
import { heldBack, TakenBack, type Tap } from './held-taps.ts';
import { texts } from './texts.ts';

/** Sends a status when it can no longer be taken back; an error is told and the list shows what holds. */
export const sendStatus = mutationOptions({
  mutationKey: api.driver.orders.setStatus.mutationKey(),
  ...waitsForNetwork,
  retry: (failures, error) => !(error instanceof TakenBack) && waitsForNetwork.retry(failures, error),
  mutationFn: async (tap: Tap) => {
    await heldBack(tap);
    const { orderId, status, reason, occurredAt, attempt } = tap;
    if (attempt) await client.driver.orders.attempt.mutate({ orderId, occurredAt, ...attempt });
    else await client.driver.orders.setStatus.mutate({ orderId, status, reason, occurredAt });
  },
  onSuccess: (_result, { orderId, status, attempt }) => {
    if (attempt) {
      noteGone(orderId);
      showToast({ tone: 'success', message: texts.attemptDone(orderId) });
      return;
    }
    noteStatus(orderId, status);
    showToast({ tone: 'success', message: texts.statusChanged, id: 'driver-status' });
  },
  onError: (error, { orderId }) => {
    if (!(error instanceof TakenBack)) tellRejection(orderId, errorText(error, texts.statusFailed));
  },
  onSettled: refreshDriver,
});

/** Sends what happened at a handover. */
export const sendReceipt = api.driver.orders.deliver.mutationOptions({
  ...waitsForNetwork,
  onSuccess: ({ status }, { orderId }) => {
    noteStatus(orderId, status);
    void keep(draftName(orderId), null);
    const message = status === STATUS.cancelled ? texts.refused(orderId) : texts.done(orderId);
    showToast({ tone: 'success', message });
  },
  onError: (error, { orderId }) => tellRejection(orderId, errorText(error, texts.deliverFailed)),
  onSettled: refreshDriver,
});

/** Sends what the driver has counted. */
export const sendCount = api.driver.cash.count.mutationOptions({
  ...waitsForNetwork,
  onSuccess: () => showToast({ tone: 'success', message: texts.countSaved }),
  onError: (error) => showToast({ tone: 'error', message: errorText(error, texts.countFailed) }),
  onSettled: refreshDriver,
});

function tellRejection(orderId: number, message: string): void {
  showToast({ tone: 'error', message: texts.failedFor(orderId, message) });
}

/** All that a driver sends, by kind. */
export const senders = { status: sendStatus, receipt: sendReceipt, count: sendCount } as const;

/** A kind of what a driver sends. */
export type SenderKind = keyof typeof senders;
