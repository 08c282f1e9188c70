import { useMutation } from '@tanstack/react-query';
import { type OrderStatus, STATUSES_BY_ROLE } from '../../../../shared/order-status.ts';
import { api } from '../../../api.ts';
import { errorText } from '../../../error-text.ts';
import { uiTexts } from '../../../ui/texts.ts';
import { showToast } from '../../../ui/toast.ts';
import { texts } from '../texts.ts';
import { patchOrder, refreshOrders } from './patch-order.ts';
import type { ListedDriver, StaffOrder } from './staff-order.ts';

type Rollback = () => void;

/** What can be done to an order in the list. Each is shown at once and taken back when the server refuses it. */
export function useOrderChanges(order: StaffOrder) {
  const { orderId } = order;
  const failed = (fallback: string) => (error: unknown, _input: unknown, rollback: Rollback | undefined) => {
    rollback?.();
    showToast({ tone: 'error', message: errorText(error, fallback) });
  };
  const setStatus = useMutation(
    api.stocker.orders.setStatus.mutationOptions({
      onMutate: ({ status }) => patchOrder(orderId, (shown) => ({ ...shown, status: status as OrderStatus })),
      onError: failed(texts.orders.statusFailed),
      onSettled: refreshOrders,
    }),
  );
  const setDriver = useMutation(
    api.stocker.orders.setDriver.mutationOptions({
      onMutate: ({ driverNr }) => patchOrder(orderId, (shown) => ({ ...shown, driverNr })),
      onSuccess: () => showToast({ tone: 'success', message: texts.orders.driverChanged }),
      onError: failed(texts.orders.driverFailed),
      onSettled: refreshOrders,
    }),
  );
  const toggleStock = useMutation(
    api.stocker.orders.toggleStock.mutationOptions({
      onMutate: ({ productId, isConfirmed }) =>
        patchOrder(orderId, (shown) => ({
          ...shown,
          lines: shown.lines.map((line) =>
            line.productId === productId ? { ...line, isStockConfirmed: isConfirmed === true } : line,
          ),
        })),
      onError: failed(texts.orders.stockFailed),
      onSettled: refreshOrders,
    }),
  );
  const confirmAll = useMutation(
    api.stocker.orders.confirmAll.mutationOptions({
      onMutate: () =>
        patchOrder(orderId, (shown) => ({
          ...shown,
          lines: shown.lines.map((line) => ({ ...line, isStockConfirmed: true })),
        })),
      onError: failed(texts.orders.stockFailed),
      onSettled: refreshOrders,
    }),
  );
  return {
    setStatus: (status: OrderStatus) =>
      setStatus.mutate(
        { orderId, status },
        {
          onSuccess: () =>
            tellStatus(order, status, () => setStatus.mutate({ orderId, status: order.status })),
        },
      ),
    setDriver: (driver: ListedDriver | null) =>
      setDriver.mutate({ orderId, driverNr: driver?.driverNr ?? null }),
    confirmLine: (productId: number, isConfirmed: boolean) =>
      toggleStock.mutateAsync({ orderId, productId, isConfirmed }).then(
        () => undefined,
        () => undefined,
      ),
    confirmAll: () => confirmAll.mutate({ orderId }),
    isConfirming: confirmAll.isPending,
  };
}

/** Says that the status is set; a cancellation can be taken back while the message stands. */
function tellStatus(order: StaffOrder, status: OrderStatus, undo: () => void): void {
  const canUndo = status === 'E Anuluar' && STATUSES_BY_ROLE.stocker.includes(order.status);
  showToast({
    tone: 'success',
    message: texts.orders.statusChanged,
    ...(canUndo ? { action: { label: uiTexts.undo, run: undo } } : {}),
  });
}
