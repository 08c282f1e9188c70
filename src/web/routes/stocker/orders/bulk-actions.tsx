import { Button } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { api } from '#web/api.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { IssueChosen } from '#web/features/issue-invoices/issue-chosen.tsx';
import { BulkDriverMenu } from '#web/features/staff-orders/driver-chip.tsx';
import type { ListedDriver } from '#web/features/staff-orders/staff-order.ts';
import { bulkTexts } from '#web/features/staff-orders/staff-orders-texts.ts';
import { useBulkActions } from '#web/features/staff-orders/use-bulk-actions.tsx';
import type { Selection } from '#web/features/staff-orders/use-listed-orders.ts';
import { refreshOrders } from '#web/features/staff-orders/use-order-actions.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { warehouseOrders } from './warehouse-orders.ts';

type BulkActionsProps = {
  readonly selection: Selection;
  readonly drivers: readonly ListedDriver[];
  readonly onPicking: (orderIds: readonly number[]) => void;
};

export function BulkActions({ selection, drivers, onPicking }: BulkActionsProps) {
  const { ids } = selection;
  const { isBusy, setDriver, prepare, question } = useBulkActions({
    selection,
    workspace: warehouseOrders,
    router: api.stocker.orders,
  });
  return (
    <>
      <BulkDriverMenu drivers={drivers} chosen={selection.chosen} onChoose={setDriver} />
      <Button px="sm" loading={isBusy} onClick={prepare}>
        {bulkTexts.ready}
      </Button>
      <DocumentButton
        address={`/api/stock/invoices/pdf?orders=${ids.join(',')}`}
        label={bulkTexts.invoices}
        mode="save"
        failure={uiTexts.invoiceFailed}
        success={uiTexts.invoiceDone}
      />
      <IssueChosen
        orderIds={ids}
        onIssued={(left) => {
          selection.selectOnly(left);
          void refreshOrders(warehouseOrders);
        }}
      />
      <Button
        variant="default"
        px="sm"
        leftSection={<IconClipboardCheck size={18} aria-hidden />}
        onClick={() => onPicking(ids)}
      >
        {texts.bulk.picking}
      </Button>
      {question}
    </>
  );
}
