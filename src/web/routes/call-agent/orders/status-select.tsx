import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ORDER_STATUSES, type OrderStatus, STATUSES_BY_ROLE } from '../../../../shared/order-status.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { texts } from '../texts.ts';
import type { StaffOrder } from './staff-order.ts';

type StatusSelectProps = { readonly order: StaffOrder; readonly onChange: (status: OrderStatus) => void };

const OFFERED = STATUSES_BY_ROLE.call_agent;

/**
 * The delivery status. Another one than the call centre may set is shown, not offered; cancelling such an order asks
 * first, since that can't be undone from here.
 */
export function StatusSelect({ order, onChange }: StatusSelectProps) {
  const [isAsking, setAsking] = useState(false);
  const isForeign = !OFFERED.includes(order.status);
  const choose = (value: string) => {
    const status = ORDER_STATUSES.find((known) => known === value);
    if (!status || status === order.status) return;
    if (isForeign && status === 'E Anuluar') setAsking(true);
    else onChange(status);
  };
  return (
    <>
      <NativeSelect
        aria-label={texts.orders.status(order.orderId)}
        value={order.status}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {isForeign && (
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
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.orders.cancelTitle}
        confirmLabel={texts.orders.cancelConfirm}
        cancelLabel={texts.orders.keep}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onChange('E Anuluar');
        }}
      >
        {texts.orders.cancelQuestion(order.orderId, order.status)}
      </ConfirmDialog>
    </>
  );
}
