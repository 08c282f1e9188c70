import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { findUndoPath, type OrderStatus, STATUS } from '#shared/order-status.ts';
import type { Role } from '#shared/roles.ts';
import type { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { showToast } from '#web/ui/toast.ts';
import { isUnready, type ListedDriver, type StaffOrder, type StaffOrdersWorkspace } from './staff-order.ts';
import { bulkTexts } from './staff-orders-texts.ts';
import { UnconfirmedQuestion } from './status-questions.tsx';
import type { Selection } from './use-listed-orders.ts';
import { refreshOrders } from './use-order-actions.ts';

export type BulkRouter = Pick<typeof api.stocker.orders, 'bulkSetDriver' | 'bulkSetStatus'>;

type BulkActions = {
  readonly selection: { readonly chosen: readonly StaffOrder[]; readonly untick: Selection['untick'] };
  readonly workspace: StaffOrdersWorkspace;
  readonly router: BulkRouter;
};

export function useBulkActions({ selection, workspace, router }: BulkActions) {
  const setStatus = useMutation(router.bulkSetStatus.mutationOptions());
  const [asked, setAsked] = useState<readonly StaffOrder[] | null>(null);
  const run = useBulkRun(selection, workspace);
  const setDriver = useBulkDriver({ selection, workspace, router });
  const send = (orderIds: readonly number[], status: typeof STATUS.prepared | typeof STATUS.processed) =>
    setStatus.mutateAsync({ orderIds: [...orderIds], status }).then(({ moved, left }) => ({
      changed: moved,
      rejected: left.map(({ orderId, reason }) => ({ orderId, message: reason })),
    }));
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
    const { chosen } = selection;
    const waiting = chosen.filter((order) => order.status === STATUS.processed);
    const left = chosen.filter((order) => order.status !== STATUS.processed);
    if (left.length > 0) showToast({ tone: 'note', message: bulkTexts.left(left) });
    if (waiting.some(isUnready)) setAsked(waiting);
    else if (waiting.length > 0) markPrepared(waiting);
  };
  return {
    isBusy: setStatus.isPending,
    prepare,
    setDriver,
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

type BulkDriver = Omit<BulkActions, 'router'> & { readonly router: Pick<BulkRouter, 'bulkSetDriver'> };

export function useBulkDriver({ selection, workspace, router }: BulkDriver) {
  const setDriver = useMutation(router.bulkSetDriver.mutationOptions());
  const run = useBulkRun(selection, workspace);
  return (driver: ListedDriver | null) => {
    const before = selection.chosen;
    const { driverFailed } = workspace.texts;
    const given = driver?.driverCode ?? null;
    const give = (orderIds: number[], driverCode: number | null, expected: number | null) =>
      setDriver.mutateAsync({ orderIds, driverCode, expected });
    run(
      () => runByDriver(before, (orderIds, was) => give(orderIds, given, was)),
      driverFailed,
      (changed) => {
        const wanted = before.filter((order) => changed.includes(order.orderId));
        run(() => runByDriver(wanted, (orderIds, was) => give(orderIds, was, given)), driverFailed);
      },
    );
  };
}

function useBulkRun(selection: BulkActions['selection'], workspace: StaffOrdersWorkspace) {
  const once = useOneAtATime();
  return (send: () => Promise<BulkResult>, failure: string, undo?: (changed: readonly number[]) => void) =>
    once(async () => {
      try {
        const result = await send();
        showBulkResult(result, undo && (() => undo(result.changed)));
        selection.untick(result.changed);
      } catch (error) {
        showToast({ tone: 'error', message: errorText(error, failure) });
      }
      // Not awaited: *Kthe* must work while the list is still on its way.
      void refreshOrders(workspace);
    });
}

/** One call for each driver the orders have on screen: an order that a colleague gave away since is rejected. */
async function runByDriver(
  orders: readonly StaffOrder[],
  send: (orderIds: number[], driverCode: number | null) => Promise<BulkResult>,
): Promise<BulkResult> {
  const results: BulkResult[] = [];
  for (const [driverCode, given] of Map.groupBy(orders, (order) => order.driverCode)) {
    const orderIds = given.map((order) => order.orderId);
    results.push(await send(orderIds, driverCode));
  }
  return {
    changed: results.flatMap((result) => result.changed),
    rejected: results.flatMap((result) => result.rejected),
  };
}

export type BulkResult = {
  readonly changed: readonly number[];
  readonly rejected: readonly { readonly orderId: number; readonly message: string }[];
};

const MAX_NAMED = 3;

export function showBulkResult({ changed, rejected }: BulkResult, undo?: () => void): void {
  if (changed.length > 0) {
    showToast({ tone: 'success', message: bulkTexts.changed(changed), ...(undo ? { undo } : {}) });
  }
  if (rejected.length === 0) return;
  const named = rejected
    .slice(0, MAX_NAMED)
    .map(({ orderId, message }) => bulkTexts.rejected(orderId, message));
  if (rejected.length > MAX_NAMED) named.push(bulkTexts.moreRejected(rejected.length - MAX_NAMED));
  showToast({ tone: 'error', message: named.join(' ') });
}

export type UndoStep = { readonly orderIds: number[]; readonly status: OrderStatus };

export function planUndo(
  role: Role,
  status: OrderStatus,
  before: ReadonlyMap<number, OrderStatus>,
): UndoStep[] | null {
  const groups = Map.groupBy(before, ([, was]) => was);
  const steps: UndoStep[] = [];
  for (const [was, entries] of groups) {
    const wayBack = findUndoPath(role, status, was);
    if (!wayBack) return null;
    const orderIds = entries.map(([orderId]) => orderId);
    steps.push(...wayBack.map((step) => ({ orderIds, status: step })));
  }
  return steps;
}
