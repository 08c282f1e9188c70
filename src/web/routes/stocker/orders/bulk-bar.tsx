import { Button, CloseButton } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { STATUS } from '#shared/order-status.ts';
import { api, client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { DriverSelect } from '#web/features/staff-orders/driver-select.tsx';
import type { ListedDriver } from '#web/features/staff-orders/staff-order.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './bulk-bar.module.css';
import { refreshOrders } from './warehouse-orders.ts';

type BulkBarProps = {
  readonly orderIds: readonly number[];
  readonly drivers: readonly ListedDriver[];
  /** Called with the orders that were rejected, which stay ticked. */
  readonly onDone: (rejectedIds: readonly number[]) => void;
  readonly onClear: () => void;
  readonly onPicking: () => void;
};

type Rejected = { readonly orderId: number; readonly message: string };
type Result = {
  readonly changed: readonly number[];
  readonly rejected: readonly Rejected[];
  readonly undo?: () => void;
};

const MAX_NAMED = 3;

/** What can be done with all ticked orders at once. */
export function BulkBar({ orderIds, drivers, onDone, onClear, onPicking }: BulkBarProps) {
  const settle = (failure: string) => ({
    onSuccess: (result: Result) => {
      tell(result);
      onDone(result.rejected.map((order) => order.orderId));
    },
    onError: (error: unknown) => showToast({ tone: 'error', message: errorText(error, failure) }),
    onSettled: refreshOrders,
  });
  const setDriver = useMutation(
    api.stocker.orders.bulkSetDriver.mutationOptions(settle(texts.orders.driverFailed)),
  );
  const setStatus = useMutation({ ...settle(texts.orders.statusFailed), mutationFn: markPrepared });
  const once = useOneAtATime();
  const ids = [...orderIds];
  return (
    <section className={classes['bar']} aria-label={texts.bulk.region}>
      <b className={classes['count']} aria-live="polite">
        {texts.bulk.selected(ids.length)}
      </b>
      <DriverSelect
        label={texts.bulk.driver}
        drivers={drivers}
        driverCode={null}
        texts={texts.orders}
        onChange={(driver) =>
          driver && once(() => setDriver.mutateAsync({ orderIds: ids, driverCode: driver.driverCode }))
        }
      />
      <Button loading={setStatus.isPending} onClick={() => once(() => setStatus.mutateAsync(ids))}>
        {texts.bulk.ready}
      </Button>
      <DocumentButton
        address={`/api/stock/invoices/pdf?orders=${ids.join(',')}`}
        label={texts.bulk.invoices}
        mode="save"
        failure={texts.bulk.invoicesFailed}
        success={texts.orders.invoicesDone}
      />
      <Button
        variant="default"
        leftSection={<IconClipboardCheck size={18} aria-hidden />}
        onClick={onPicking}
      >
        {texts.bulk.picking}
      </Button>
      <CloseButton aria-label={texts.bulk.clear} size="lg" onClick={onClear} />
    </section>
  );
}

/** Marks as prepared what waits; only that moves, so its undo is the way back to waiting. */
async function markPrepared(orderIds: number[]): Promise<Result> {
  const { bulkSetStatus } = client.stocker.orders;
  const { moved, left } = await bulkSetStatus.mutate({ orderIds, status: STATUS.prepared });
  const undo = () =>
    bulkSetStatus
      .mutate({ orderIds: [...moved], status: STATUS.processed })
      .then(refreshOrders)
      .catch((error: unknown) =>
        showToast({ tone: 'error', message: errorText(error, texts.orders.statusFailed) }),
      );
  return {
    changed: moved,
    rejected: left.map(({ orderId, reason }) => ({ orderId, message: reason })),
    undo: () => void undo(),
  };
}

function tell({ changed, rejected, undo }: Result): void {
  if (changed.length > 0) {
    showToast({
      tone: 'success',
      message: texts.bulk.changed(changed.length),
      ...(undo ? { undo } : {}),
    });
  }
  if (rejected.length === 0) return;
  const named = rejected
    .slice(0, MAX_NAMED)
    .map(({ orderId, message }) => texts.bulk.rejected(orderId, message));
  if (rejected.length > MAX_NAMED) named.push(texts.bulk.moreRejected(rejected.length - MAX_NAMED));
  showToast({ tone: 'error', message: named.join(' ') });
}
