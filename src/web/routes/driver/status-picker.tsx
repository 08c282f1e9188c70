import { NativeSelect } from '@mantine/core';
import { ORDER_STATUSES, STATUSES_BY_ROLE } from '#shared/order-status.ts';
import classes from './stop.module.css';
import type { StopProps } from './stop-actions.ts';
import { texts } from './texts.ts';

const OFFERED = STATUSES_BY_ROLE.driver;

/** Every status that a driver may set; another one that the order has is shown, not offered. */
export function StatusPicker({ order, onStatus }: Pick<StopProps, 'order' | 'onStatus'>) {
  return (
    <NativeSelect
      aria-label={texts.status(order.orderId)}
      size="md"
      classNames={{ input: classes['status'] ?? '' }}
      value={order.status}
      onChange={(event) => {
        const status = ORDER_STATUSES.find((known) => known === event.currentTarget.value);
        if (status) onStatus(order, status);
      }}
    >
      {!OFFERED.includes(order.status) && (
        <option value={order.status} disabled>
          {order.status}
        </option>
      )}
      {OFFERED.map((status) => (
        <option key={status} value={status}>
          {status}
        </option>
      ))}
    </NativeSelect>
  );
}
