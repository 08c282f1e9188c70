import { Button, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowDown } from '@tabler/icons-react';
import type { OrderStatus } from '#shared/order-status.ts';
import { useIsOnline } from '#web/hooks/use-is-online.ts';
import { type DriverOrder, isDone } from './driver-order.ts';
import { takeBackTap } from './outbox.ts';
import classes from './stop.module.css';
import { type StopProps, stopId } from './stop-actions.ts';
import { StopCard } from './stop-card.tsx';
import { StopTable } from './stop-table.tsx';
import { texts } from './texts.ts';
import { useSetStatus, useWaiting, withWaiting } from './use-outbox.ts';
import { useUndo } from './use-undo.ts';

type StopsProps = {
  readonly orders: readonly DriverOrder[];
  readonly onDoor: (orderId: number) => void;
};

/** The stops of a day in the order of the route: a table where there is room, else cards. */
export function Stops({ orders, onDoor }: StopsProps) {
  const isWide = useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false });
  const waiting = useWaiting();
  const send = useSetStatus();
  const findUndo = useUndo();
  const isOnline = useIsOnline();
  const onStatus = (order: DriverOrder, status: OrderStatus) => {
    if (status === order.status) return;
    send(order, status);
  };
  const stops: StopProps[] = orders.map((order, index) => {
    const undo = findUndo(order.orderId);
    return {
      order: withWaiting(order, waiting),
      position: index + 1,
      isWaiting: (!undo || !isOnline) && waiting.some((change) => change.orderId === order.orderId),
      undo,
      onStatus,
      onUndo: ({ orderId }) => takeBackTap(orderId),
      onDoor,
    };
  });
  if (isWide) return <StopTable stops={stops} />;
  const next = stops.findIndex(({ order }) => !isDone(order));
  return (
    <Stack gap="md">
      {next > 0 && <NextStop stop={stops[next]} />}
      {stops.map((stop) => (
        <StopCard key={stop.order.orderId} {...stop} />
      ))}
    </Stack>
  );
}

/** Leads past the stops that are done, which lie first on the route. */
function NextStop({ stop }: { readonly stop: StopProps | undefined }) {
  if (!stop) return null;
  const { orderId, buyerName } = stop.order;
  return (
    <Button
      fullWidth
      size="lg"
      variant="light"
      justify="space-between"
      classNames={{ label: classes['nextName'] ?? '' }}
      rightSection={<IconArrowDown size={20} aria-hidden />}
      onClick={() => document.getElementById(stopId(orderId))?.scrollIntoView({ block: 'start' })}
    >
      {texts.next(stop.position, buyerName)}
    </Button>
  );
}
