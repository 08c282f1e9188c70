import { CloseButton, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { MoveChosen } from './move-chosen.tsx';
import type { StaffOrder } from './staff-order.ts';
import classes from './staff-orders.module.css';
import { bulkTexts } from './staff-orders-texts.ts';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';
import type { Selection } from './use-selection.ts';

type BulkBarProps = {
  readonly orders: readonly StaffOrder[];
  readonly selection: Selection;
  readonly workspace: StaffOrdersWorkspace;
  /** What only this workspace does with ticked orders. */
  readonly children?: ReactNode;
};

/** What can be done with all ticked orders at once; it lies over the end of the list and pushes nothing. */
export function BulkBar({ orders, selection, workspace, children }: BulkBarProps) {
  const { ids } = selection;
  return (
    <Paper
      component="section"
      shadow="xl"
      p="xs"
      data-bulk-bar
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
        <div className={classes['bulk']}>
          {children}
          <MoveChosen
            chosen={orders.filter((order) => ids.includes(order.orderId))}
            workspace={workspace}
            onMoved={selection.untick}
          />
        </div>
      </Group>
    </Paper>
  );
}
