import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconCalendar, IconHourglass, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DayPicker } from '#web/ui/day-picker.tsx';
import type { OrdersViewTexts } from './staff-orders-texts.ts';
import type { OrdersView } from './use-orders-view.ts';

type OrdersToolbarProps = {
  readonly view: OrdersView;
  readonly texts: OrdersViewTexts;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  /** What else the workspace does with the list. */
  readonly children?: ReactNode;
};

/** Which orders are shown: a day by creation or delivery, or everything that still waits. */
export function OrdersToolbar({ view, texts, isRefreshing, onRefresh, children }: OrdersToolbarProps) {
  const isDay = view.mode === 'day';
  return (
    <Group gap={6} align="center">
      {isDay && (
        <div style={{ width: '15rem' }}>
          <DayPicker size="sm" value={view.date} onChange={view.setDate} label={texts.date} />
        </div>
      )}
      <Group gap={6} align="center" data-scroll-row>
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
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={isRefreshing}
          onClick={onRefresh}
        >
          {texts.refresh}
        </Button>
        {children}
      </Group>
    </Group>
  );
}
