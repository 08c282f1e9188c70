import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import { useIsOnline } from '#web/hooks/use-is-online.ts';
import { takeBackTap } from '#web/routes/driver/outbox/outbox.ts';
import {
  type AboutTap,
  useNoteAttempt,
  useSetStatus,
  useWaiting,
} from '#web/routes/driver/outbox/use-outbox.ts';
import { useUndo } from '#web/routes/driver/outbox/use-undo.ts';
import type { DriverOrder } from './driver-order.ts';

export type StopActions = ReturnType<typeof useStopActions>;

export function useStopActions() {
  const waiting = useWaiting();
  const send = useSetStatus();
  const noteAttempt = useNoteAttempt();
  const findUndo = useUndo();
  const isOnline = useIsOnline();
  const setStatus = (order: DriverOrder, status: OrderStatus, about?: AboutTap) => {
    if (status !== order.status) send(order, status, about);
  };
  return {
    isWaiting: ({ orderId }: DriverOrder) =>
      (!findUndo(orderId) || !isOnline) && waiting.some((change) => change.orderId === orderId),
    findUndo,
    setStatus,
    findAttempt: (orderId: number) => waiting.findLast((change) => change.orderId === orderId)?.attempt,
    noteAttempt,
    depart: (orders: readonly DriverOrder[]) => {
      for (const order of orders) setStatus(order, STATUS.departed);
    },
    takeBack: (orders: readonly DriverOrder[]) => {
      for (const { orderId } of orders) takeBackTap(orderId);
    },
  };
}
