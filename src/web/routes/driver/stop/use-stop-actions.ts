import type { AttemptReason } from '#shared/delivery.ts';
import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import { useIsOnline } from '#web/hooks/use-is-online.ts';
import { takeBackTap } from '#web/routes/driver/outbox/outbox.ts';
import {
  type AboutTap,
  useNoteAttempt,
  useSetStatus,
  useWaiting,
} from '#web/routes/driver/outbox/use-outbox.ts';
import { type Undo, useUndo } from '#web/routes/driver/outbox/use-undo.ts';
import type { DriverOrder } from './driver-order.ts';

export type StopActions = {
  readonly isWaiting: (order: DriverOrder) => boolean;
  readonly findUndo: (orderId: number) => Undo | undefined;
  readonly setStatus: (order: DriverOrder, status: OrderStatus, about?: AboutTap) => void;
  readonly findAttempt: (orderId: number) => AttemptReason | undefined;
  readonly noteAttempt: (
    order: DriverOrder,
    reason: AttemptReason,
    note: string,
    photos: readonly string[],
  ) => void;
  readonly depart: (orders: readonly DriverOrder[]) => void;
  readonly takeBack: (orders: readonly DriverOrder[]) => void;
};

export function useStopActions(): StopActions {
  const waiting = useWaiting();
  const send = useSetStatus();
  const noteAttempt = useNoteAttempt();
  const findUndo = useUndo();
  const isOnline = useIsOnline();
  const setStatus = (order: DriverOrder, status: OrderStatus, about?: AboutTap) => {
    if (status !== order.status) send(order, status, about);
  };
  return {
    isWaiting: ({ orderId }) =>
      (!findUndo(orderId) || !isOnline) && waiting.some((change) => change.orderId === orderId),
    findUndo,
    setStatus,
    findAttempt: (orderId) => waiting.findLast((change) => change.orderId === orderId)?.attempt,
    noteAttempt,
    depart: (orders) => {
      for (const order of orders) setStatus(order, STATUS.departed);
    },
    takeBack: (orders) => {
      for (const { orderId } of orders) takeBackTap(orderId);
    },
  };
}
