import { Button, CloseButton, Paper, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { STATUS } from '#shared/order-status.ts';
import type { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './bulk-bar.module.css';
import { DriverMenu } from './driver-chip.tsx';
import { refreshOrders } from './patch-order.ts';
import type { ListedDriver, StaffOrder } from './staff-order.ts';
import { bulkTexts } from './staff-orders-texts.ts';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';
import type { Selection } from './use-selection.ts';

/** What changes many orders at once. */
export type BulkRouter = Pick<typeof api.stocker.orders, 'bulkSetDriver' | 'bulkSetStatus'>;

type BulkBarProps = {
  readonly orders: readonly StaffOrder[];
  readonly selection: Selection;
  readonly drivers: readonly ListedDriver[];
  readonly workspace: StaffOrdersWorkspace;
  readonly router: BulkRouter;
  /** What only this workspace does with ticked orders. */
  readonly children?: ReactNode;
};

type Kept = { readonly orderId: number; readonly message: string };
type Result = { readonly changed: readonly number[]; readonly rejected: readonly Kept[] };

type Moved = {
  readonly moved: readonly number[];
  readonly left: readonly { readonly orderId: number; readonly reason: string }[];
};

const MAX_NAMED = 3;

/** What can be done with all ticked orders at once; it lies over the end of the list and pushes nothing. */
export function BulkBar({ orders, selection, drivers, workspace, router, children }: BulkBarProps) {
  const { ids } = selection;
  const { isBusy, setDriver, prepare } = useBulkActions({ orders, selection, workspace, router });
  return (
    <Paper
      component="section"
      withBorder
      shadow="md"
      radius="md"
      className={classes['bar'] ?? ''}
      aria-label={bulkTexts.region}
    >
      <Text fw={650} className={classes['count'] ?? ''} aria-live="polite">
        {bulkTexts.selected(ids.length)}
      </Text>
      <DriverMenu drivers={drivers} chosenId={null} onChoose={setDriver}>
        {(toggle) => (
          <Button variant="default" aria-label={bulkTexts.driver} onClick={toggle}>
            {bulkTexts.chooseDriver}
          </Button>
        )}
      </DriverMenu>
      <Button loading={isBusy} onClick={prepare}>
        {bulkTexts.ready}
      </Button>
      <DocumentButton
        address={`/api/stock/invoices/pdf?orders=${ids.join(',')}`}
        label={bulkTexts.invoices}
        mode="save"
        failure={uiTexts.invoiceFailed}
        success={uiTexts.invoiceDone}
      />
      {children}
      <CloseButton aria-label={bulkTexts.clear} size="lg" onClick={selection.clear} />
    </Paper>
  );
}

type BulkActions = Pick<BulkBarProps, 'orders' | 'selection' | 'workspace' | 'router'>;

function useBulkActions({ orders, selection, workspace, router }: BulkActions) {
  const setDriver = useMutation(router.bulkSetDriver.mutationOptions());
  const setStatus = useMutation(router.bulkSetStatus.mutationOptions());
  const once = useOneAtATime();
  const run = (send: () => Promise<Result>, failure: string, undo?: (changed: readonly number[]) => void) =>
    once(async () => {
      try {
        const result = await send();
        tell(result, undo && (() => undo(result.changed)));
        selection.keepOnly(result.rejected.map((order) => order.orderId));
      } catch (error) {
        showToast({ tone: 'error', message: errorText(error, failure) });
      }
      await refreshOrders(workspace);
    });
  const prepare = () => {
    const ticked = orders.filter((order) => selection.ids.includes(order.orderId));
    const orderIds = ticked
      .filter((order) => order.status === STATUS.processed)
      .map((order) => order.orderId);
    if (orderIds.length < ticked.length) {
      showToast({ tone: 'error', message: bulkTexts.left(ticked.length - orderIds.length) });
    }
    if (orderIds.length === 0) return;
    run(
      () => setStatus.mutateAsync({ orderIds, status: STATUS.prepared }).then(asResult),
      workspace.texts.statusFailed,
      (changed) =>
        run(
          () => setStatus.mutateAsync({ orderIds: [...changed], status: STATUS.processed }).then(asResult),
          workspace.texts.statusFailed,
        ),
    );
  };
  return {
    isBusy: setStatus.isPending,
    prepare,
    setDriver: (driver: ListedDriver | null) =>
      run(
        () => setDriver.mutateAsync({ orderIds: [...selection.ids], driverCode: driver?.driverCode ?? null }),
        workspace.texts.driverFailed,
      ),
  };
}

function asResult({ moved, left }: Moved): Result {
  return { changed: moved, rejected: left.map(({ orderId, reason }) => ({ orderId, message: reason })) };
}

function tell({ changed, rejected }: Result, undo: (() => void) | undefined): void {
  if (changed.length > 0) {
    showToast({
      tone: 'success',
      message: bulkTexts.changed(changed.length),
      ...(undo ? { undo } : {}),
    });
  }
  if (rejected.length === 0) return;
  const named = rejected.slice(0, MAX_NAMED).map(({ orderId, message }) => bulkTexts.kept(orderId, message));
  if (rejected.length > MAX_NAMED) named.push(bulkTexts.moreKept(rejected.length - MAX_NAMED));
  showToast({ tone: 'error', message: named.join(' ') });
}
