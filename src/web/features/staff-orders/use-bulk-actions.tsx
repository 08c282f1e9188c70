import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { STATUS } from '#shared/order-status.ts';
import type { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { showToast } from '#web/ui/toast.ts';
import { isUnready } from './confirmed-stock.ts';
import { refreshOrders } from './patch-order.ts';
import type { ListedDriver, StaffOrder } from './staff-order.ts';
import { bulkTexts } from './staff-orders-texts.ts';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';
import { type BulkResult, tellBulk } from './tell-bulk.ts';
import { UnconfirmedQuestion } from './unconfirmed-question.tsx';
import type { Selection } from './use-selection.ts';

/** What changes many orders at once. */
export type BulkRouter = Pick<typeof api.stocker.orders, 'bulkSetDriver' | 'bulkSetStatus'>;

type BulkActions = {
  readonly orders: readonly StaffOrder[];
  readonly selection: Selection;
  readonly workspace: StaffOrdersWorkspace;
  readonly router: BulkRouter;
};

type Moved = {
  readonly moved: readonly number[];
  readonly left: readonly { readonly orderId: number; readonly reason: string }[];
};

/** Status and driver of all ticked orders: what was left is named, what was done can be taken back. */
export function useBulkActions({ orders, selection, workspace, router }: BulkActions) {
  const setDriver = useMutation(router.bulkSetDriver.mutationOptions());
  const setStatus = useMutation(router.bulkSetStatus.mutationOptions());
  const [asked, setAsked] = useState<readonly StaffOrder[] | null>(null);
  const once = useOneAtATime();
  const run = (
    send: () => Promise<BulkResult>,
    failure: string,
    undo?: (changed: readonly number[]) => void,
  ) =>
    once(async () => {
      try {
        const result = await send();
        tellBulk(result, undo && (() => undo(result.changed)));
        selection.untick(result.changed);
      } catch (error) {
        showToast({ tone: 'error', message: errorText(error, failure) });
      }
      await refreshOrders(workspace);
    });
  const ticked = () => orders.filter((order) => selection.ids.includes(order.orderId));
  const send = (orderIds: readonly number[], status: typeof STATUS.prepared | typeof STATUS.processed) =>
    setStatus.mutateAsync({ orderIds: [...orderIds], status }).then(asResult);
  const markPrepared = (ready: readonly StaffOrder[]) => {
    setAsked(null);
    const orderIds = ready.map((order) => order.orderId);
    const { statusFailed } = workspace.texts;
    run(
      () => send(orderIds, STATUS.prepared),
      statusFailed,
      (changed) => run(() => send(changed, STATUS.processed), statusFailed),
    );
  };
  const prepare = () => {
    const chosen = ticked();
    const waiting = chosen.filter((order) => order.status === STATUS.processed);
    const left = chosen.filter((order) => order.status !== STATUS.processed);
    if (left.length > 0) showToast({ tone: 'error', message: bulkTexts.left(left) });
    if (waiting.some(isUnready)) setAsked(waiting);
    else if (waiting.length > 0) markPrepared(waiting);
  };
  const giveTo = (driver: ListedDriver | null) => {
    const before = ticked();
    const { driverFailed } = workspace.texts;
    const give = (orderIds: readonly number[], driverCode: number | null) =>
      setDriver.mutateAsync({ orderIds: [...orderIds], driverCode });
    run(
      () => give(selection.ids, driver?.driverCode ?? null),
      driverFailed,
      (changed) => run(() => giveBack(before, changed, give), driverFailed),
    );
  };
  return {
    isBusy: setStatus.isPending,
    prepare,
    setDriver: giveTo,
    question: asked && (
      <UnconfirmedQuestion
        orders={asked.filter(isUnready)}
        total={asked.length}
        onClose={() => setAsked(null)}
        onConfirm={() => markPrepared(asked)}
      />
    ),
  };
}

/** Each order to the driver that it had before. */
async function giveBack(
  before: readonly StaffOrder[],
  changed: readonly number[],
  give: (orderIds: readonly number[], driverCode: number | null) => Promise<BulkResult>,
): Promise<BulkResult> {
  const wanted = before.filter((order) => changed.includes(order.orderId));
  const results: BulkResult[] = [];
  for (const [driverCode, orders] of Map.groupBy(wanted, (order) => order.driverCode)) {
    const orderIds = orders.map((order) => order.orderId);
    results.push(await give(orderIds, driverCode));
  }
  return {
    changed: results.flatMap((result) => result.changed),
    rejected: results.flatMap((result) => result.rejected),
  };
}

function asResult({ moved, left }: Moved): BulkResult {
  return { changed: moved, rejected: left.map(({ orderId, reason }) => ({ orderId, message: reason })) };
}
