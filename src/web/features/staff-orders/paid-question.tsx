import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { DOOR_WAY_LABELS, DOOR_WAYS, type DoorWay } from '#shared/ledger.ts';
import { TERMS_PAYMENT_METHOD } from '#shared/payment.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { StaffOrder } from './staff-order.ts';
import { paidTexts as texts } from './staff-orders-texts.ts';

/** How orders were paid; null: each as it was agreed with its customer. */
export type PaidWay = DoorWay | null;

type PaidChoiceProps = {
  readonly orders: readonly StaffOrder[];
  readonly value: PaidWay;
  readonly onChange: (way: PaidWay) => void;
};

/** The way that was agreed with the buyer; null where they differ. */
export function agreedWay(orders: readonly StaffOrder[]): PaidWay {
  const ways = new Set(orders.map((order) => (isOnTerms(order) ? 'terms' : 'cash_driver')));
  const [first] = ways;
  return ways.size === 1 && first ? first : null;
}

function isOnTerms(order: StaffOrder): boolean {
  return order.paymentMethod === TERMS_PAYMENT_METHOD;
}

/** Asks how orders were paid that are handed over. */
export function PaidChoice({ orders, value, onChange }: PaidChoiceProps) {
  const isMixed = agreedWay(orders) === null;
  return (
    <Radio.Group
      label={texts.how}
      mt="sm"
      value={value ?? 'agreed'}
      onChange={(chosen) => onChange(DOOR_WAYS.find((way) => way === chosen) ?? null)}
    >
      <Stack gap="xs" mt={6}>
        {isMixed && <Radio value="agreed" label={texts.asAgreed} />}
        {DOOR_WAYS.map((way) => (
          <Radio key={way} value={way} label={DOOR_WAY_LABELS[way]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

type PaidQuestionProps = {
  readonly order: StaffOrder;
  readonly onConfirm: (way: PaidWay) => void;
  readonly onClose: () => void;
};

/** Asks how one order was paid before it is marked as delivered. */
export function PaidQuestion({ order, onConfirm, onClose }: PaidQuestionProps) {
  const [way, setWay] = useState<PaidWay>(agreedWay([order]));
  return (
    <ConfirmDialog
      isOpen
      title={texts.title(order.orderId)}
      confirmLabel={texts.confirm}
      onCancel={onClose}
      onConfirm={() => onConfirm(way)}
    >
      <PaidChoice orders={[order]} value={way} onChange={setWay} />
    </ConfirmDialog>
  );
}
