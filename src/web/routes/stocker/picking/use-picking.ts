import { STATUS } from '#shared/order-status.ts';
import { api, client } from '#web/api.ts';
import { optimisticUpdate } from '#web/cache/optimistic-update.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import type { PickingLine, PickingList, PickingRow } from './picking-list.ts';

export type Tick = (row: PickingRow, isPicked: boolean) => void;

export function useTicks(list: PickingList): Tick {
  const nameOf = (orderLineId: number | undefined) =>
    list.orders.flatMap((order) => order.lines).find((line) => line.orderLineId === orderLineId)?.name ?? '';
  const { run } = useAction(api.stocker.pickingList.confirm, {
    toastId: 'picked',
    affects: ['order'],
    failure: texts.picking.failedTick,
    optimistic: ({ lines, isConfirmed }) =>
      showPicked(
        lines.map((line) => line.orderLineId),
        isConfirmed,
      ),
    success: ({ changed }, { isConfirmed }) => {
      const [first] = changed;
      return first ? texts.picking.ticked(nameOf(first.orderLineId), isConfirmed) : null;
    },
    undo: ({ changed }, { isConfirmed }) => {
      if (changed.length === 0) return null;
      return () =>
        client.stocker.pickingList.confirm.mutate({ lines: [...changed], isConfirmed: !isConfirmed });
    },
    onSuccess: ({ left }) => {
      const [first] = left;
      if (first !== undefined) {
        showToast({ tone: 'error', message: texts.picking.changedMeanwhile(nameOf(first)) });
      }
    },
  });
  return (row, isPicked) => {
    const lines = row.lines
      .filter(({ line }) => line.isPicked !== isPicked)
      .map(({ line: { orderLineId, quantity } }) => ({ orderLineId, quantity }));
    if (lines.length > 0) void run({ lines, isConfirmed: isPicked });
  };
}

export function usePrepare() {
  return useAction(api.stocker.orders.bulkSetStatus, {
    affects: ['order'],
    failure: texts.orders.statusFailed,
    success: ({ moved }) => (moved.length > 0 ? texts.picking.prepared(moved) : null),
    undo: ({ moved }) => {
      if (moved.length === 0) return null;
      return () =>
        client.stocker.orders.bulkSetStatus.mutate({ orderIds: [...moved], status: STATUS.processed });
    },
    onSuccess: ({ left }) => {
      for (const { orderId, reason } of left) {
        showToast({ tone: 'error', message: `${texts.orders.order(orderId)}: ${reason}` });
      }
    },
  });
}

function showPicked(orderLineIds: readonly number[], isPicked: boolean) {
  const wanted = new Set(orderLineIds);
  return optimisticUpdate<PickingList>(
    [api.stocker.pickingList.get.queryFilter()],
    (list) => replaceLines(list, (line) => (wanted.has(line.orderLineId) ? isPicked : line.isPicked)),
    (list, before) => {
      const were = new Map(
        before.orders.flatMap((order) => order.lines).map((line) => [line.orderLineId, line.isPicked]),
      );
      return replaceLines(list, (line) =>
        wanted.has(line.orderLineId) ? (were.get(line.orderLineId) ?? line.isPicked) : line.isPicked,
      );
    },
  );
}

function replaceLines(list: PickingList, next: (line: PickingLine) => boolean): PickingList {
  return {
    ...list,
    orders: list.orders.map((order) => ({
      ...order,
      lines: order.lines.map((line) => ({ ...line, isPicked: next(line) })),
    })),
  };
}
