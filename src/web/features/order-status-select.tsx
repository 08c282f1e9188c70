import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ORDER_STATUSES, type OrderStatus, STATUS } from '#shared/order-status.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type OrderStatusSelectProps = {
  readonly order: { readonly orderId: number; readonly status: OrderStatus };
  /** The statuses to which the caller may take this order. */
  readonly offered: readonly OrderStatus[];
  readonly texts: {
    readonly status: (orderId: number) => string;
    readonly cancelTitle: string;
    readonly cancelQuestion: (orderId: number, status: OrderStatus) => string;
    readonly cancelConfirm: string;
    readonly keep: string;
  };
  readonly onChange: (status: OrderStatus) => void;
};

/**
 * The delivery status of an order in a list, with those to which it may go from there. Cancelling an order that is
 * already with the driver asks first, since that can't be undone from here.
 */
export function OrderStatusSelect({ order, offered, texts, onChange }: OrderStatusSelectProps) {
  const [isAsking, setAsking] = useState(false);
  const isOnTheRoad = order.status === STATUS.departed;
  const choose = (value: string) => {
    const status = ORDER_STATUSES.find((known) => known === value);
    if (!status || status === order.status) return;
    if (isOnTheRoad && status === STATUS.cancelled) setAsking(true);
    else onChange(status);
  };
  return (
    <>
      <NativeSelect
        aria-label={texts.status(order.orderId)}
        value={order.status}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value={order.status}>{order.status}</option>
        {offered.map((status) => (
          <option key={status} value={status}>
            {status}
          </option>
        ))}
      </NativeSelect>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.cancelTitle}
        confirmLabel={texts.cancelConfirm}
        cancelLabel={texts.keep}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onChange(STATUS.cancelled);
        }}
      >
        {texts.cancelQuestion(order.orderId, order.status)}
      </ConfirmDialog>
    </>
  );
}
