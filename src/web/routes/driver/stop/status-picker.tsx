import { Checkbox, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { REDUCTION_REASON_LABELS } from '#shared/delivery.ts';
import { type OrderStatus, offeredStatuses, STATUS } from '#shared/order-status.ts';
import { StatusChip } from '#web/features/staff-orders/status-chip.tsx';
import { useDeliverAsked } from '#web/routes/driver/handover/use-deliver.tsx';
import { texts } from '#web/routes/driver/texts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DriverOrder } from './driver-order.ts';
import type { StopActions } from './use-stop-actions.ts';

type StatusPickerProps = { readonly order: DriverOrder; readonly actions: StopActions };

const MAX_REASON = 300;

export function StatusPicker({ order, actions }: StatusPickerProps) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [isDamaged, setDamaged] = useState(false);
  const { deliver, question } = useDeliverAsked(order, actions);
  const next = actions.findAttempt(order.orderId) ? [] : offeredStatuses('driver', order);
  const choose = (status: OrderStatus) => {
    if (status === STATUS.cancelled) setAsking(true);
    else if (status === STATUS.delivered) deliver();
    else actions.setStatus(order, status);
  };
  return (
    <>
      <StatusChip order={order} next={next} isTouch onChoose={choose} />
      {question}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.cancelTitle(order.orderId)}
        confirmLabel={texts.cancelConfirm}
        cancelLabel={texts.dontCancel}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          actions.setStatus(order, STATUS.cancelled, { reason: reasonOf(reason.trim(), isDamaged) });
        }}
      >
        <Text mb="sm">{texts.cancelQuestion}</Text>
        <Checkbox
          size="md"
          mb="sm"
          label={texts.cancelDamaged}
          checked={isDamaged}
          onChange={(event) => setDamaged(event.currentTarget.checked)}
        />
        <Textarea
          label={texts.cancelReason}
          value={reason}
          maxLength={MAX_REASON}
          autosize
          minRows={2}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}

function reasonOf(said: string, isDamaged: boolean): string {
  if (!isDamaged) return said;
  const { damaged } = REDUCTION_REASON_LABELS;
  return said === '' ? damaged : `${damaged}: ${said}`.slice(0, MAX_REASON);
}
