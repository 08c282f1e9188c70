import { useMutation } from '@tanstack/react-query';
import { api, client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { queryClient } from '#web/query-client.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import type { PackingOrder } from './packing-order.ts';

/** The items that a mark really changed, and how to show them as they were. */
type Patch = { readonly changed: readonly number[]; readonly rollback: () => void };

const MARKING = { mutationKey: ['packer', 'marking'] };

/** Marks items as produced or not: shown at once, taken back when the server rejects; an item can be undone for a while. */
export function useProduced() {
  const fate = {
    ...MARKING,
    onError: (error: unknown, _input: unknown, patch: Patch | undefined) => {
      patch?.rollback();
      tellFailure(error);
    },
    onSettled: refreshWhenQuiet,
  };
  const item = useMutation(
    api.packer.orders.setProduced.mutationOptions({
      ...fate,
      onMutate: ({ orderLineId, isProduced }) => patchLines([orderLineId], isProduced),
      onSuccess: (_answer, { isProduced }, patch) => tell(patch, isProduced),
    }),
  );
  const whole = useMutation(
    api.packer.orders.setOrderProduced.mutationOptions({
      ...fate,
      onMutate: ({ orderId, isProduced }) => patchLines(linesOf(orderId), isProduced),
      onSuccess: (_answer, { isProduced }, patch) => tell(patch, isProduced),
    }),
  );
  return {
    setItem: (orderLineId: number, isProduced: boolean) => item.mutate({ orderLineId, isProduced }),
    setWhole: (orderId: number, isProduced: boolean) => whole.mutate({ orderId, isProduced }),
    isWorking: whole.isPending,
  };
}

function tell({ changed }: Patch, isProduced: boolean): void {
  showToast({
    tone: 'success',
    id: 'produced',
    message: texts.orders.updated,
    undo: () => void undo(changed, !isProduced),
  });
}

function tellFailure(error: unknown): void {
  showToast({ tone: 'error', message: errorText(error, texts.orders.updateFailed) });
}

/** The card may be gone by now, so this does not hang on it. */
async function undo(orderLineIds: readonly number[], isProduced: boolean): Promise<void> {
  const marks = orderLineIds.map((orderLineId) =>
    client.packer.orders.setProduced.mutate({ orderLineId, isProduced }),
  );
  await Promise.all(marks).catch(tellFailure);
  await refreshWhenQuiet();
}

/** While another mark is on its way, its answer fetches the list: an older answer must not take that mark back. */
async function refreshWhenQuiet(): Promise<void> {
  if (queryClient.isMutating(MARKING) > 1) return;
  await queryClient.invalidateQueries(api.packer.orders.pathFilter());
}

function listFilter() {
  return api.packer.orders.list.queryFilter();
}

function linesOf(orderId: number): number[] {
  return queryClient
    .getQueriesData<PackingOrder[]>(listFilter())
    .flatMap(([, orders]) => orders?.find((order) => order.orderId === orderId)?.lines ?? [])
    .map((line) => line.orderLineId);
}

/** Shows a change of some items; calling the result shows those items as they were before, and no others. */
async function patchLines(lineIds: readonly number[], isProduced: boolean): Promise<Patch> {
  await queryClient.cancelQueries(listFilter());
  const before = new Map<number, boolean>();
  replaceLines(lineIds, (orderLineId, was) => {
    if (!before.has(orderLineId)) before.set(orderLineId, was);
    return isProduced;
  });
  return {
    changed: [...before].filter(([, was]) => was !== isProduced).map(([orderLineId]) => orderLineId),
    rollback: () => replaceLines(lineIds, (orderLineId, was) => before.get(orderLineId) ?? was),
  };
}

function replaceLines(
  lineIds: readonly number[],
  next: (orderLineId: number, was: boolean) => boolean,
): void {
  const wanted = new Set(lineIds);
  queryClient.setQueriesData<PackingOrder[]>(listFilter(), (orders) =>
    orders?.map((order) => {
      if (!order.lines.some((line) => wanted.has(line.orderLineId))) return order;
      const lines = order.lines.map((line) =>
        wanted.has(line.orderLineId)
          ? { ...line, isProduced: next(line.orderLineId, line.isProduced) }
          : line,
      );
      return { ...order, lines };
    }),
  );
}
