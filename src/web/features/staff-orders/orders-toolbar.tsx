import { Box, Button, CloseButton, Group, Paper, SegmentedControl, Text } from '@mantine/core';
import { IconCalendar, IconHourglass, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DayPicker } from '#web/ui/dates/day-picker.tsx';
import { MoveChosen } from './move-dialog.tsx';
import type { StaffOrder, StaffOrdersWorkspace } from './staff-order.ts';
import classes from './staff-orders.module.css';
import { bulkTexts, type OrdersViewTexts } from './staff-orders-texts.ts';
import type { OrdersView } from './use-find.ts';
import type { Selection } from './use-listed-orders.ts';

type OrdersToolbarProps = {
  readonly view: OrdersView;
  readonly texts: OrdersViewTexts;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly children?: ReactNode;
};

export function OrdersToolbar({ view, texts, isRefreshing, onRefresh, children }: OrdersToolbarProps) {
  const isDay = view.mode === 'day';
  return (
    <Group gap={6} align="center">
      {isDay && (
        <div style={{ width: 'calc(13rem + max(0px, var(--staff-target, 0px) - 36px) * 2)' }}>
          <DayPicker size="sm" value={view.date} onChange={view.setDate} label={texts.date} />
        </div>
      )}
      <Group gap={6} data-scroll-row display={{ base: 'flex', sm: 'contents' }}>
        {isDay && (
          <SegmentedControl
            size="sm"
            styles={{ control: { flex: 'none' }, label: { whiteSpace: 'nowrap' } }}
            aria-label={texts.dateKind}
            value={view.by}
            onChange={view.setBy}
            data={[
              { value: 'created', label: texts.byCreated },
              { value: 'delivery', label: texts.byDelivery },
            ]}
          />
        )}
        <Button
          size="sm"
          variant={isDay ? 'default' : 'light'}
          leftSection={
            isDay ? <IconHourglass size={18} aria-hidden /> : <IconCalendar size={18} aria-hidden />
          }
          onClick={() => view.setMode(isDay ? 'pending' : 'day')}
        >
          {isDay ? texts.showPending : texts.filterByDate}
        </Button>
        <Button
          size="sm"
          variant="default"
          px="sm"
          aria-label={texts.refresh}
          loading={isRefreshing}
          onClick={onRefresh}
        >
          <IconRefresh size={18} aria-hidden />
          {/* On a tablet the row fits in one line without it. */}
          <Box component="span" visibleFrom="lg" ml={8}>
            {texts.refresh}
          </Box>
        </Button>
        {children}
      </Group>
    </Group>
  );
}

type BulkBarProps = {
  readonly orders: readonly StaffOrder[];
  readonly selection: Selection;
  readonly workspace: StaffOrdersWorkspace;
  readonly children?: ReactNode;
};

export function BulkBar({ orders, selection, workspace, children }: BulkBarProps) {
  const { ids } = selection;
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
          <CloseButton
            aria-label={bulkTexts.clear}
            size="lg"
            style={{ minWidth: 'var(--staff-target)', minHeight: 'var(--staff-target)' }}
            onClick={selection.clear}
          />
          <Text fw={650} size="sm" aria-live="polite">
            {bulkTexts.selected(ids.length)}
          </Text>
        </Group>
        <Group className={classes['actions'] ?? ''} gap={6} align="stretch" grow preventGrowOverflow={false}>
          {children}
          <MoveChosen
            chosen={orders.filter((order) => ids.includes(order.orderId))}
            workspace={workspace}
            onMoved={selection.untick}
          />
        </Group>
      </Group>
    </Paper>
  );
}
