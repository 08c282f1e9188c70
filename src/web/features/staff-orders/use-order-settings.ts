import { useMutation } from '@tanstack/react-query';
import { type OrderStatus, STATUSES_BY_ROLE } from '#shared/order-status.ts';
import { errorText } from '#web/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { patchOrder, refreshOrders } from './patch-order.ts';
import type { ListedDriver, StaffOrder } from './staff-order.ts';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';

/** Status and driver of an order in a list: shown at once, taken back and told when the server rejects. */
export function useOrderSettings(order: StaffOrder, { router, role, texts }: StaffOrdersWorkspace) {
  const { orderId } = order;
  const patch = (change: Partial<StaffOrder>) =>
    patchOrder(router, orderId, (shown) => ({ ...shown, ...change }));
  const setStatus = useMutation(
    router.setStatus.mutationOptions({
      onMutate: ({ status }) => patch({ status: status as OrderStatus }),
      onError: takeBack(texts.statusFailed),
      onSettled: () => refreshOrders(router),
    }),
  );
  const setDriver = useMutation(
    router.setDriver.mutationOptions({
      onMutate: ({ driverCode }) => patch({ driverCode }),
      onSuccess: () => showToast({ tone: 'success', message: texts.driverChanged }),
      onError: takeBack(texts.driverFailed),
      onSettled: () => refreshOrders(router),
    }),
  );
  /** A cancellation can be taken back while the message stands. */
  const tell = (status: OrderStatus) => {
    const canUndo = status === 'E Anuluar' && STATUSES_BY_ROLE[role].includes(order.status);
    const undo = () => setStatus.mutate({ orderId, status: order.status });
    showToast({
      tone: 'success',
      message: texts.statusChanged,
      ...(canUndo ? { undo } : {}),
    });
  };
  return {
    setStatus: (status: OrderStatus) =>
      setStatus.mutate({ orderId, status }, { onSuccess: () => tell(status) }),
    setDriver: (driver: ListedDriver | null) =>
      setDriver.mutate({ orderId, driverCode: driver?.driverCode ?? null }),
  };
}

/** What to do when the server rejects a change that is already shown. */
export function takeBack(fallback: string) {
  return (error: unknown, _input: unknown, rollback: (() => void) | undefined): void => {
    rollback?.();
    showToast({ tone: 'error', message: errorText(error, fallback) });
  };
}
