import { Button, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { CutOff } from './cut-off.tsx';
import { keptForTheDay } from './driver-lists.ts';
import classes from './driver-workspace.module.css';
import { Stops } from './stops.tsx';
import { texts } from './texts.ts';
import type { DriverDay } from './use-driver-day.ts';

type DayViewProps = {
  readonly day: DriverDay;
  readonly onDoor: (orderId: number) => void;
};

/** The driver's orders of a day. */
export function DayView({ day, onDoor }: DayViewProps) {
  const query = useQuery({
    ...api.driver.orders.byDay.queryOptions({ date: day.date, by: day.by }),
    ...keptForTheDay,
  });
  const isCutOff = query.fetchStatus === 'paused';
  return (
    <Stack gap="md">
      <div className={classes['toolbar']}>
        <DayPicker value={day.date} onChange={day.setDate} label={texts.date} size="lg" />
        <SegmentedControl
          size="md"
          className={classes['switch'] ?? ''}
          aria-label={texts.dateKind}
          value={day.by}
          onChange={day.setBy}
          data={[
            { value: 'delivery', label: texts.byDelivery },
            { value: 'created', label: texts.byCreated },
          ]}
        />
        <Button
          size="lg"
          variant="default"
          className={classes['fetch'] ?? ''}
          loading={query.isFetching && !isCutOff}
          onClick={() => void query.refetch()}
        >
          {texts.fetch}
        </Button>
      </div>
      <PageState
        query={query}
        loading={isCutOff ? <CutOff /> : <StopsSkeleton />}
        failure={texts.loadFailed}
        isEmpty={(orders) => orders.length === 0}
        empty={<EmptyBox icon={<IconTruckDelivery size={26} />} title={texts.empty} />}
      >
        {(orders) => <Stops orders={orders} onDoor={onDoor} />}
      </PageState>
    </Stack>
  );
}

function StopsSkeleton() {
  return (
    <Stack gap="md" aria-hidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} h={260} radius="lg" />
      ))}
    </Stack>
  );
}
