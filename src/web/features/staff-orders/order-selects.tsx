import { nextStatuses, type OrderStatus } from '#shared/order-status.ts';
import { OrderStatusSelect } from '#web/features/order-status-select.tsx';
import { DriverSelect } from './driver-select.tsx';
import type { ListedDriver, StaffOrder } from './staff-order.ts';
import classes from './staff-orders.module.css';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';

type OrderSelectsProps = {
  readonly order: StaffOrder;
  readonly drivers: readonly ListedDriver[];
  readonly workspace: StaffOrdersWorkspace;
  readonly onStatus: (status: OrderStatus) => void;
  readonly onDriver: (driver: ListedDriver | null) => void;
};

/** Status and driver of an order, side by side in its row. */
export function OrderSelects({ order, drivers, workspace, onStatus, onDriver }: OrderSelectsProps) {
  const { role, texts } = workspace;
  return (
    <div className={classes['selects']}>
      <OrderStatusSelect
        order={order}
        offered={nextStatuses(role, order.status)}
        texts={texts}
        onChange={onStatus}
      />
      <DriverSelect
        label={texts.driver(order.orderId)}
        drivers={drivers}
        driverCode={order.driverCode}
        formerName={order.driverName}
        texts={texts}
        onChange={onDriver}
      />
    </div>
  );
}
