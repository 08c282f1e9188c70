import { useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findOrderStatus, type OrderStatus } from '../../../shared/order-status.ts';
import { api } from '../../api.ts';
import { errorText } from '../../error-text.ts';
import { showToast } from '../../ui/toast.ts';
import { noteStatus, refreshDriver, waitsForNetwork } from './driver-lists.ts';
import type { DriverOrder, Receipt } from './driver-order.ts';
import { texts } from './texts.ts';

const statusKey = api.driver.orders.setStatus.mutationKey();
const deliverKey = api.driver.orders.deliver.mutationKey();

/** A change on its way to the server. */
export type Waiting = { readonly orderId: number; readonly status: OrderStatus };

/** What the driver has done and the server has not yet confirmed, oldest first. */
export function useWaiting(): readonly Waiting[] {
  const statuses = useMutationState({
    filters: { mutationKey: statusKey, status: 'pending' },
    select: (mutation) => ({ at: mutation.state.submittedAt, ...toWaiting(mutation.state.variables) }),
  });
  const deliveries = useMutationState({
    filters: { mutationKey: deliverKey, status: 'pending' },
    select: (mutation) => ({
      at: mutation.state.submittedAt,
      ...toWaiting(mutation.state.variables),
      status: 'E Realizuar' as const,
    }),
  });
  return [...statuses, ...deliveries]
    .sort((a, b) => a.at - b.at)
    .flatMap(({ orderId, status }) =>
      orderId === undefined || status === undefined ? [] : [{ orderId, status }],
    );
}

function toWaiting(variables: unknown): Partial<Waiting> {
  if (typeof variables !== 'object' || variables === null || !('orderId' in variables)) return {};
  const status = 'status' in variables ? findOrderStatus(String(variables.status)) : undefined;
  return { orderId: Number(variables.orderId), ...(status ? { status } : {}) };
}

/** The order as the driver left it: the last change on its way counts. */
export function withWaiting(order: DriverOrder, waiting: readonly Waiting[]): DriverOrder {
  const last = waiting.findLast((change) => change.orderId === order.orderId);
  return last ? { ...order, status: last.status } : order;
}

/** Sends status changes, at once or when the network is back; a refusal is told and the list shows what holds. */
export function useSetStatus() {
  const { mutate } = useMutation(
    api.driver.orders.setStatus.mutationOptions({
      ...waitsForNetwork,
      onSuccess: (_result, { orderId, status }) => {
        const known = findOrderStatus(status);
        if (known) noteStatus(orderId, known);
        showToast({ tone: 'success', message: texts.statusChanged, id: 'driver-status' });
      },
      onError: (error, { orderId }) => tellRefusal(orderId, errorText(error, texts.statusFailed)),
      onSettled: refreshDriver,
    }),
  );
  return (orderId: number, status: OrderStatus) => mutate({ orderId, status });
}

/** Sends what happened at a door, at once or when the network is back. */
export function useDeliver() {
  const { mutate } = useMutation(
    api.driver.orders.deliver.mutationOptions({
      ...waitsForNetwork,
      onSuccess: (_result, { orderId }) => {
        noteStatus(orderId, 'E Realizuar');
        showToast({ tone: 'success', message: texts.done(orderId) });
      },
      onError: (error, { orderId }) => tellRefusal(orderId, errorText(error, texts.deliverFailed)),
      onSettled: refreshDriver,
    }),
  );
  return (receipt: Receipt) => mutate(receipt);
}

function tellRefusal(orderId: number, message: string): void {
  showToast({ tone: 'error', message: texts.failedFor(orderId, message) });
}

/** While something waits, closing the page is asked about: what waits lives in this page's memory only. */
export function useKeepPageOpen(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
