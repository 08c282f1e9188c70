import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { BulkDriverMenu } from '#web/features/staff-orders/driver-chip.tsx';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { useBulkActions } from '#web/features/staff-orders/use-bulk-actions.tsx';
import { useExport } from '#web/routes/admin/imports/export-card.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { officeOrders } from './office-orders.tsx';
import { ordersTexts } from './texts.ts';

const texts = ordersTexts.bulk;

type ChosenDriverProps = {
  readonly chosen: readonly StaffOrder[];
  readonly onMoved: (orderIds: readonly number[]) => void;
};

export function ChosenDriver({ chosen, onMoved }: ChosenDriverProps) {
  const drivers = useQuery(api.stocker.drivers.list.queryOptions()).data ?? [];
  const { setDriver } = useBulkActions({
    selection: { chosen, untick: onMoved },
    workspace: officeOrders,
    router: api.admin.orders,
  });
  return <BulkDriverMenu drivers={drivers} chosen={chosen} onChoose={setDriver} />;
}

export function ChosenFiles({ orderIds }: { readonly orderIds: readonly number[] }) {
  const { run, progress } = useExport();
  return (
    <>
      <DocumentButton
        address={`/api/stock/invoices/pdf?orders=${orderIds.join(',')}`}
        label={texts.pdf}
        mode="save"
        failure={uiTexts.invoiceFailed}
        success={uiTexts.invoiceDone}
      />
      <Button
        variant="default"
        leftSection={<IconTableExport size={18} aria-hidden />}
        loading={progress !== null}
        onClick={() => void run({ what: 'orders', format: 'xlsx', orderIds: [...orderIds] })}
      >
        {texts.exportRows}
      </Button>
    </>
  );
}
