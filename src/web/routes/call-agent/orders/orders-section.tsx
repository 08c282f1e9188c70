import { Button, Group, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { IconCalendar, IconClipboardList, IconHourglass, IconRefresh } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../../shared/shop-dates.ts';
import { api } from '../../../api.ts';
import { errorText } from '../../../error-text.ts';
import { DayPicker } from '../../../ui/day-picker.tsx';
import { EmptyBox } from '../../../ui/empty-box.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { useSentinel } from '../../../ui/use-sentinel.ts';
import { Panel } from '../panel.tsx';
import { texts } from '../texts.ts';
import { OrderRow } from './order-row.tsx';
import classes from './orders.module.css';
import type { StaffOrder } from './staff-order.ts';
import { refreshOrders } from './use-order-changes.ts';
import { type OrdersView, useOrdersView } from './use-orders-view.ts';

/** The orders of a day, or all that still wait, below the call. */
export function OrdersSection() {
  const view = useOrdersView();
  const isDay = view.mode === 'day';
  const ofDay = useQuery({
    ...api.callAgent.orders.byDay.queryOptions({ date: view.date, by: view.by }),
    enabled: isDay,
    placeholderData: keepPreviousData,
  });
  const waiting = useQuery({ ...api.callAgent.orders.pending.queryOptions(), enabled: !isDay });
  const count = useQuery(api.callAgent.orders.countPending.queryOptions());
  const { data: orders, error, isFetching, refetch } = isDay ? ofDay : waiting;
  return (
    <Panel
      title={isDay ? texts.orders.byDate : texts.orders.pending}
      aside={orders && <Pill>{texts.orders.count(orders.length, count.data?.count)}</Pill>}
    >
      <Toolbar view={view} isFetching={isFetching} />
      {error && (
        <div className={classes['failure']} role="alert">
          <span>{errorText(error, isDay ? texts.orders.failed : texts.orders.pendingFailed)}</span>
          <Button variant="default" size="sm" onClick={() => void refetch()}>
            {texts.orders.retry}
          </Button>
        </div>
      )}
      {!orders && !error && <OrdersSkeleton />}
      {orders?.length === 0 && (
        <EmptyBox
          icon={<IconClipboardList size={26} />}
          title={texts.orders.empty}
          text={isDay ? texts.orders.emptyDay(formatDate(view.date)) : texts.orders.emptyPending}
        />
      )}
      {orders && orders.length > 0 && <OrdersList orders={orders} />}
    </Panel>
  );
}

function Toolbar({ view, isFetching }: { readonly view: OrdersView; readonly isFetching: boolean }) {
  const isDay = view.mode === 'day';
  return (
    <Group gap="sm">
      {isDay && (
        <>
          <DayPicker value={view.date} onChange={view.setDate} label={texts.orders.date} />
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
        aria-busy={isFetching}
        onClick={() => void refreshOrders()}
      >
        {texts.orders.refresh}
      </Button>
    </Group>
  );
}

/** Rows are drawn as they come near: a day of a large shop has thousands. */
const STEP = 30;

function OrdersList({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const [shown, setShown] = useState(STEP);
  const drivers = useQuery(api.callAgent.drivers.list.queryOptions()).data ?? [];
  const more = useSentinel(shown < orders.length, () => setShown((before) => before + STEP), '600px');
  return (
    <>
      <ul className={classes['list']} aria-label={texts.orders.list}>
        {orders.slice(0, shown).map((order) => (
          <OrderRow key={order.orderId} order={order} drivers={drivers} />
        ))}
      </ul>
      {shown < orders.length && <div ref={more} className={classes['sentinel']} />}
    </>
  );
}

function OrdersSkeleton() {
  return (
    <Stack gap="sm" aria-hidden>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} h={64} radius="md" />
      ))}
    </Stack>
  );
}
