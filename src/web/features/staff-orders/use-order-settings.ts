import { useMutation } from '@tanstack/react-query';
import { findWayBack, type OrderStatus, STATUS } from '#shared/order-status.ts';
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
    const wayBack = status === STATUS.cancelled ? findWayBack(role, status, order.status) : null;
    const undo = async () => {
      for (const step of wayBack ?? []) await setStatus.mutateAsync({ orderId, status: step });
    };
    showToast({
      tone: 'success',
      message: texts.statusChanged,
      ...(wayBack ? { undo: () => void undo().catch(() => undefined) } : {}),
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
