import { useCallback } from 'react';
import { api, client } from '#web/api.ts';
import { optimisticUpdate } from '#web/cache/optimistic-update.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { queryClient } from '#web/query-client.ts';
import { texts } from '#web/routes/packer/texts.ts';
import type { PackingLine, PackingOrder } from './packing-order.ts';

export type MarkProduced = (lines: readonly PackingLine[], isProduced: boolean) => void;

export function useProduced(): MarkProduced {
  const { run } = useAction(api.packer.orders.setLinesProduced, {
    success: ({ changed }) => texts.orders.updated(nameOrders(changed)),
    failure: texts.orders.updateFailed,
    toastId: 'produced',
    optimistic: ({ orderLineIds, isProduced }) => showProduced(orderLineIds, isProduced),
    undo: ({ changed }, { isProduced }) => {
      const orderLineIds = [...changed];
      if (orderLineIds.length === 0) return null;
      return () => client.packer.orders.setLinesProduced.mutate({ orderLineIds, isProduced: !isProduced });
    },
    affects: ['order'],
  });
  return useCallback(
    (lines, isProduced) => {
      const orderLineIds = lines
        .filter((line) => line.isProduced !== isProduced)
        .map((line) => line.orderLineId);
      if (orderLineIds.length > 0) void run({ orderLineIds, isProduced });
    },
    [run],
  );
}

function listFilter() {
  return api.packer.orders.list.queryFilter();
}

function nameOrders(orderLineIds: readonly number[]): string {
  const wanted = new Set(orderLineIds);
  const shown = queryClient
    .getQueriesData<PackingOrder[]>(listFilter())
    .flatMap(([, orders]) => orders ?? [])
    .filter((order) => order.lines.some((line) => wanted.has(line.orderLineId)));
  const [first, ...others] = new Set(shown.map((order) => order.orderId));
  if (first === undefined) return texts.title;
  return others.length === 0 ? texts.orders.changed(first) : texts.orders.changedMany(others.length + 1);
}

function showProduced(orderLineIds: readonly number[], isProduced: boolean) {
  const wanted = new Set(orderLineIds);
  return optimisticUpdate<PackingOrder[]>(
    [listFilter()],
    (orders) => replaceLines(orders, (line) => (wanted.has(line.orderLineId) ? isProduced : line.isProduced)),
    (orders, before) => {
      const were = new Map(
        before.flatMap((order) => order.lines).map((line) => [line.orderLineId, line.isProduced]),
      );
      return replaceLines(orders, (line) =>
        wanted.has(line.orderLineId) ? (were.get(line.orderLineId) ?? line.isProduced) : line.isProduced,
      );
    },
  );
}

/** Unchanged orders stay the same objects, so that their cards are not rendered again. */
function replaceLines(orders: PackingOrder[], next: (line: PackingLine) => boolean): PackingOrder[] {
  return orders.map((order) =>
    order.lines.every((line) => next(line) === line.isProduced)
      ? order
      : { ...order, lines: order.lines.map((line) => ({ ...line, isProduced: next(line) })) },
  );
}
