import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconCalendar, IconClipboardCheck, IconHourglass, IconRefresh } from '@tabler/icons-react';
import { DayPicker } from '../../../ui/day-picker.tsx';
import { texts } from '../texts.ts';
import classes from './orders-tab.module.css';
import type { OrdersView } from './use-orders-view.ts';

type OrdersToolbarProps = {
  readonly view: OrdersView;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onPicking: () => void;
};

/** Which orders are shown: a day by creation or delivery, or everything that still waits. */
export function OrdersToolbar({ view, isRefreshing, onRefresh, onPicking }: OrdersToolbarProps) {
  const isDay = view.mode === 'day';
  return (
    <Group gap="sm" align="center">
      {isDay && (
        <>
          <div className={classes['day']}>
            <DayPicker value={view.date} onChange={view.setDate} label={texts.orders.date} />
          </div>
          <SegmentedControl
            aria-label={texts.orders.dateKind}
            value={view.by}
            onChange={view.setBy}
            data={[
              { value: 'created', label: texts.orders.byCreated },
              { value: 'delivery', label: texts.orders.byDelivery },
            ]}
          />
        </>
      )}
      <Button
        size="md"
        variant={isDay ? 'default' : 'light'}
        leftSection={isDay ? <IconHourglass size={18} aria-hidden /> : <IconCalendar size={18} aria-hidden />}
        onClick={() => view.setMode(isDay ? 'pending' : 'day')}
      >
        {isDay ? texts.orders.showPending : texts.orders.filterByDate}
      </Button>
      <Button
        size="md"
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden />}
        loading={isRefreshing}
        onClick={onRefresh}
      >
        {texts.orders.refresh}
      </Button>
      {isDay && (
        <Button
          size="md"
          variant="default"
          leftSection={<IconClipboardCheck size={18} aria-hidden />}
          onClick={onPicking}
        >
          {texts.orders.pickingOfDay}
        </Button>
      )}
    </Group>
  );
}
