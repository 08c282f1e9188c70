import { useMutation } from '@tanstack/react-query';
import { type OrderStatus, STATUSES_BY_ROLE } from '../../../../shared/order-status.ts';
import { api } from '../../../api.ts';
import { errorText } from '../../../error-text.ts';
import { queryClient } from '../../../query-client.ts';
import { uiTexts } from '../../../ui/texts.ts';
import { showToast } from '../../../ui/toast.ts';
import { texts } from '../texts.ts';
import type { StaffOrder } from './staff-order.ts';

type Rollback = () => void;

/** Status and driver of an order: shown at once, taken back when the server refuses. */
export function useOrderChanges(order: StaffOrder) {
  const { orderId } = order;
  const failed = (fallback: string) => (error: unknown, _input: unknown, rollback: Rollback | undefined) => {
    rollback?.();
    showToast({ tone: 'error', message: errorText(error, fallback) });
  };
  const setStatus = useMutation(
    api.callAgent.orders.setStatus.mutationOptions({
      onMutate: ({ status }) => patchOrder(orderId, (shown) => ({ ...shown, status: status as OrderStatus })),
      onError: failed(texts.orders.statusFailed),
      onSettled: refreshOrders,
    }),
  );
  const setDriver = useMutation(
    api.callAgent.orders.setDriver.mutationOptions({
      onMutate: ({ driverNr }) => patchOrder(orderId, (shown) => ({ ...shown, driverNr })),
      onSuccess: () => showToast({ tone: 'success', message: texts.orders.driverChanged }),
      onError: failed(texts.orders.driverFailed),
      onSettled: refreshOrders,
    }),
  );
  const tell = (status: OrderStatus) => {
    const canUndo = status === 'E Anuluar' && STATUSES_BY_ROLE.call_agent.includes(order.status);
    const undo = () => setStatus.mutate({ orderId, status: order.status });
    showToast({
      tone: 'success',
      message: texts.orders.statusChanged,
      ...(canUndo ? { action: { label: uiTexts.undo, run: undo } } : {}),
    });
  };
  return {
    setStatus: (status: OrderStatus) =>
      setStatus.mutate({ orderId, status }, { onSuccess: () => tell(status) }),
    setDriver: (driverNr: number | null) => setDriver.mutate({ orderId, driverNr }),
  };
}

/** Fetches the lists and counts of orders again. */
export function refreshOrders(): Promise<void> {
  return queryClient.invalidateQueries(api.callAgent.orders.pathFilter());
}

async function patchOrder(orderId: number, change: (order: StaffOrder) => StaffOrder): Promise<Rollback> {
  await Promise.all(orderLists().map((filter) => queryClient.cancelQueries(filter)));
  let before: StaffOrder | undefined;
  replaceOrder(orderId, (order) => {
    before ??= order;
    return change(order);
  });
  return () => replaceOrder(orderId, (order) => before ?? order);
}

function orderLists() {
  return [api.callAgent.orders.byDay.queryFilter(), api.callAgent.orders.pending.queryFilter()];
}

function replaceOrder(orderId: number, change: (order: StaffOrder) => StaffOrder): void {
  for (const filter of orderLists()) {
    queryClient.setQueriesData<StaffOrder[]>(filter, (orders) =>
      orders?.map((order) => (order.orderId === orderId ? change(order) : order)),
    );
  }
}
