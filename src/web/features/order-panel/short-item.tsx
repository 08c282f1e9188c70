import { ShortShipButton } from '#web/features/short-ship/short-ship-button.tsx';
import { type ShortShipRouter, useShortShip } from '#web/features/short-ship/use-short-ship.ts';
import { refreshOrders } from '#web/features/staff-orders/patch-order.ts';
import type { StaffOrder, StaffOrderLine } from '#web/features/staff-orders/staff-order.ts';
import type { StaffOrdersWorkspace } from '#web/features/staff-orders/staff-orders-workspace.ts';

type ShortItemProps = {
  readonly order: StaffOrder;
  readonly line: StaffOrderLine;
  readonly shortShip: ShortShipRouter;
  readonly workspace: StaffOrdersWorkspace;
};

/** Says of an item that pieces of it are missing or damaged. */
export function ShortItem({ order, line, shortShip, workspace }: ShortItemProps) {
  const shorten = useShortShip(shortShip, () => refreshOrders(workspace));
  const { orderId, version } = order;
  return (
    <ShortShipButton
      line={line}
      onShort={(shortage) => void shorten({ ...line, orderId }, shortage, version)}
    />
  );
}
