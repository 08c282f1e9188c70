import { Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { OrderStatus } from '../../../shared/order-status.ts';
import type { DriverOrder } from './driver-order.ts';
import type { StopProps } from './stop-actions.ts';
import { StopCard } from './stop-card.tsx';
import { StopTable } from './stop-table.tsx';
import { useSetStatus, useWaiting, withWaiting } from './use-outbox.ts';
import type { Undo, useUndo } from './use-undo.ts';

type StopsProps = {
  readonly orders: readonly DriverOrder[];
  readonly undos: ReturnType<typeof useUndo>;
  readonly onDoor: (orderId: number) => void;
};

/** The stops of a day in the order of the route: a table where there is room, else cards. */
export function Stops({ orders, undos, onDoor }: StopsProps) {
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const waiting = useWaiting();
  const send = useSetStatus();
  const onStatus = (order: DriverOrder, status: OrderStatus) => {
    if (status === order.status) return;
    send(order, status);
    undos.remember(order.orderId, order.status);
  };
  const onUndo = (order: DriverOrder, { back }: Undo) => {
    send(order, back);
    undos.forget(order.orderId);
  };
  const stops: StopProps[] = orders.map((order, index) => ({
    order: withWaiting(order, waiting),
    position: index + 1,
    isWaiting: waiting.some((change) => change.orderId === order.orderId),
    undo: undos.find(order.orderId),
    onStatus,
    onUndo,
    onDoor,
  }));
  if (isWide) return <StopTable stops={stops} />;
  return (
    <Stack gap="md">
      {stops.map((stop) => (
        <StopCard key={stop.order.orderId} {...stop} />
      ))}
    </Stack>
  );
}
