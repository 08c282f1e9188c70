import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DocumentButton } from '#web/features/document-button.tsx';
import { IssueChosen } from '#web/features/issue-invoices/issue-chosen.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { DriverMenu } from './driver-chip.tsx';
import { refreshOrders } from './patch-order.ts';
import type { ListedDriver, StaffOrder } from './staff-order.ts';
import { bulkTexts } from './staff-orders-texts.ts';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';
import { type BulkRouter, useBulkActions } from './use-bulk-actions.tsx';
import type { Selection } from './use-selection.ts';

type BulkBarProps = {
  readonly orders: readonly StaffOrder[];
  readonly selection: Selection;
  readonly drivers: readonly ListedDriver[];
  readonly workspace: StaffOrdersWorkspace;
  readonly router: BulkRouter;
  /** What only this workspace does with ticked orders. */
  readonly children?: ReactNode;
};

/** What can be done with all ticked orders at once; it lies over the end of the list and pushes nothing. */
export function BulkBar({ orders, selection, drivers, workspace, router, children }: BulkBarProps) {
  const { ids } = selection;
  const { isBusy, setDriver, prepare, question } = useBulkActions({ orders, selection, workspace, router });
  return (
    <Paper
      component="section"
      shadow="xl"
      p="xs"
      pos="sticky"
      bottom={12}
      style={{ zIndex: 20 }}
      aria-label={bulkTexts.region}
    >
      <Group gap="xs">
        <Group gap={4} mr="auto" wrap="nowrap">
          <CloseButton aria-label={bulkTexts.clear} size="lg" onClick={selection.clear} />
          <Text fw={650} size="sm" aria-live="polite">
            {bulkTexts.selected(ids.length)}
          </Text>
        </Group>
        <DriverMenu drivers={drivers} chosenId={null} onChoose={setDriver}>
          {(toggle) => (
            <Button variant="default" px="sm" aria-label={bulkTexts.driver} onClick={toggle}>
              {bulkTexts.chooseDriver}
            </Button>
          )}
        </DriverMenu>
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
            selection.keepOnly(left);
            void refreshOrders(workspace);
          }}
        />
        {children}
      </Group>
      {question}
    </Paper>
  );
}
