import { useMutation } from '@tanstack/react-query';
import { countConfirmed } from './confirmed-stock.ts';
import type { StaffOrder, StockRouter } from './staff-order.ts';
import { listTexts } from './staff-orders-texts.ts';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';
import { carryOut } from './use-order-actions.ts';

/** Ticks of an order's products that are on the shelf, one by one or all at once. */
export function useStockActions(workspace: StaffOrdersWorkspace, stock: StockRouter) {
  const toggle = useMutation(stock.toggleStock.mutationOptions()).mutateAsync;
  const confirmAll = useMutation(stock.confirmAll.mutationOptions()).mutateAsync;
  const send = (order: StaffOrder, productIds: readonly number[], isConfirmed: boolean) =>
    productIds.length > 1 && isConfirmed
      ? confirmAll({ orderId: order.orderId })
      : Promise.all(
          productIds.map((productId) => toggle({ orderId: order.orderId, productId, isConfirmed })),
        );
  const confirm = (
    order: StaffOrder,
    productIds: readonly number[],
    isConfirmed: boolean,
    isUndo = false,
  ): Promise<void> => {
    const lines = order.lines.map((line) =>
      productIds.includes(line.productId) ? { ...line, isStockConfirmed: isConfirmed } : line,
    );
    const after = { ...order, lines };
    return carryOut(workspace, {
      order,
      shown: { lines },
      send: () => send(order, productIds, isConfirmed),
      what: listTexts.confirmedNow(countConfirmed(after), lines.length),
      done: listTexts.stockDone,
      failure: listTexts.stockFailed,
      ...(isUndo ? {} : { undo: () => void confirm(after, productIds, !isConfirmed, true) }),
    });
  };
  return {
    confirmLine: (order: StaffOrder, productId: number, isConfirmed: boolean) =>
      confirm(order, [productId], isConfirmed),
    confirmAll: (order: StaffOrder) =>
      confirm(
        order,
        order.lines.filter((line) => !line.isStockConfirmed).map((line) => line.productId),
        true,
      ),
  };
}
