import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { patchOrder } from '#web/features/staff-orders/patch-order.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { takeBack, useOrderSettings } from '#web/features/staff-orders/use-order-settings.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { refreshOrders, warehouseOrders } from './warehouse-orders.ts';

/** What can be done to an order in the list. Each is shown at once and taken back when the server rejects it. */
export function useOrderChanges(order: StaffOrder) {
  const { orderId } = order;
  const settings = useOrderSettings(order, warehouseOrders);
  const showConfirmed = (isConfirmed: boolean, productId?: number) =>
    patchOrder(warehouseOrders.router, orderId, (shown) => ({
      ...shown,
      lines: shown.lines.map((line) =>
        productId === undefined || line.productId === productId
          ? { ...line, isStockConfirmed: isConfirmed }
          : line,
      ),
    }));
  const toggleStock = useMutation(
    api.stocker.orders.toggleStock.mutationOptions({
      onMutate: ({ productId, isConfirmed }) => showConfirmed(isConfirmed === true, productId),
      onError: takeBack(texts.orders.stockFailed),
      onSettled: refreshOrders,
    }),
  );
  const confirmAll = useMutation(
    api.stocker.orders.confirmAll.mutationOptions({
      onMutate: () => showConfirmed(true),
      onError: takeBack(texts.orders.stockFailed),
      onSettled: refreshOrders,
    }),
  );
  return {
    ...settings,
    confirmLine: (productId: number, isConfirmed: boolean) =>
      toggleStock.mutateAsync({ orderId, productId, isConfirmed }).then(
        () => undefined,
        () => undefined,
      ),
    confirmAll: () => confirmAll.mutate({ orderId }),
  };
}
