import { findOrderStatus } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { noteStatus, refreshDriver, waitsForNetwork } from './driver-lists.ts';
import { texts } from './texts.ts';

/** Sends status changes; a rejection is told and the list shows what holds. */
export const sendStatus = api.driver.orders.setStatus.mutationOptions({
  ...waitsForNetwork,
  onSuccess: (_result, { orderId, status }) => {
    const known = findOrderStatus(status);
    if (known) noteStatus(orderId, known);
    showToast({ tone: 'success', message: texts.statusChanged, id: 'driver-status' });
  },
  onError: (error, { orderId }) => tellRejection(orderId, errorText(error, texts.statusFailed)),
  onSettled: refreshDriver,
});

/** Sends what happened at a door. */
export const sendReceipt = api.driver.orders.deliver.mutationOptions({
  ...waitsForNetwork,
  onSuccess: (_result, { orderId }) => {
    noteStatus(orderId, 'E Realizuar');
    showToast({ tone: 'success', message: texts.done(orderId) });
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
