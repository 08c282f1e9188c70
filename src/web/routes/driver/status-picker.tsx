import { NativeSelect } from '@mantine/core';
import { nextStatuses } from '#shared/order-status.ts';
import classes from './stop.module.css';
import type { StopProps } from './stop-actions.ts';
import { texts } from './texts.ts';

/** The status of a stop, and those to which its driver may take it from there. */
export function StatusPicker({ order, onStatus }: Pick<StopProps, 'order' | 'onStatus'>) {
  const next = nextStatuses('driver', order.status);
  return (
    <NativeSelect
      aria-label={texts.status(order.orderId)}
      size="md"
      classNames={{ input: classes['status'] ?? '' }}
      value={order.status}
      data={[order.status, ...next]}
      onChange={(event) => {
        const status = next.find((known) => known === event.currentTarget.value);
        if (status) onStatus(order, status);
      }}
    />
  );
}
