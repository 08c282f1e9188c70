import type { OrderStatus } from '#shared/order-status.ts';
import type { DriverOrder } from './driver-order.ts';
import type { Undo } from './use-undo.ts';

/** What a stop of the list shows and can do, the same in table and cards. */
export type StopProps = {
  readonly order: DriverOrder;
  readonly position: number;
  /** Whether something about it is still on its way to the server. */
  readonly isWaiting: boolean;
  readonly undo: Undo | undefined;
  readonly onStatus: (order: DriverOrder, status: OrderStatus) => void;
  readonly onUndo: (order: DriverOrder) => void;
  readonly onDoor: (orderId: number) => void;
};

/** Id of the card of a stop. */
export function stopId(orderId: number): string {
  return `stop-${orderId}`;
}
