import { List, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  DRIVER_PAYMENT_METHOD_LABELS,
  DRIVER_PAYMENT_METHODS,
  type DriverPaymentMethod,
} from '#shared/accounting/ledger.ts';
import { TERMS_PAYMENT_METHOD } from '#shared/accounting/payment.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { consequenceTexts } from './consequence-texts.ts';
import { countConfirmed, type StaffOrder } from './staff-order.ts';
import { listTexts, paidTexts, unconfirmedTexts } from './staff-orders-texts.ts';

export type PaidWay = DriverPaymentMethod | null;

type PaidChoiceProps = {
  readonly orders: readonly StaffOrder[];
  readonly value: PaidWay;
  readonly onChange: (way: PaidWay) => void;
};

export function agreedWay(orders: readonly StaffOrder[]): PaidWay {
  const ways = new Set(orders.map((order) => (isOnTerms(order) ? 'terms' : 'cash_driver')));
  const [first] = ways;
  return ways.size === 1 && first ? first : null;
}

function isOnTerms(order: StaffOrder): boolean {
  return order.paymentMethod === TERMS_PAYMENT_METHOD;
}

export function PaidChoice({ orders, value, onChange }: PaidChoiceProps) {
  const isMixed = agreedWay(orders) === null;
  return (
    <Radio.Group
      label={paidTexts.how}
      mt="sm"
      value={value ?? 'agreed'}
      onChange={(chosen) => onChange(DRIVER_PAYMENT_METHODS.find((way) => way === chosen) ?? null)}
    >
      <Stack gap="xs" mt={6}>
        {isMixed && <Radio value="agreed" label={paidTexts.asAgreed} />}
        {DRIVER_PAYMENT_METHODS.map((way) => (
          <Radio key={way} value={way} label={DRIVER_PAYMENT_METHOD_LABELS[way]} />
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

export function PaidQuestion({ order, onConfirm, onClose }: PaidQuestionProps) {
  const [way, setWay] = useState<PaidWay>(agreedWay([order]));
  return (
    <ConfirmDialog
      isOpen
      title={paidTexts.title(order.orderId)}
      confirmLabel={paidTexts.confirm}
      onCancel={onClose}
      onConfirm={() => onConfirm(way)}
    >
      <PaidChoice orders={[order]} value={way} onChange={setWay} />
    </ConfirmDialog>
  );
}

type UnconfirmedQuestionProps = {
  readonly orders: readonly StaffOrder[];
  readonly total: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

const MAX_NAMED = 6;

type UnconfirmedOrdersProps = Pick<UnconfirmedQuestionProps, 'orders' | 'total'>;

export function UnconfirmedOrders({ orders, total }: UnconfirmedOrdersProps) {
  const only = onlyOf({ orders, total });
  const named = only
    ? only.lines
        .filter((line) => !line.isStockConfirmed)
        .map((line) => unconfirmedTexts.line(line.productName, line.quantity))
    : orders.map((order) => unconfirmedTexts.order(order.orderId, countConfirmed(order), order.lines.length));
  const more = named.length - MAX_NAMED;
  return (
    <>
      {only
        ? unconfirmedTexts.questionOne(countConfirmed(only), only.lines.length)
        : unconfirmedTexts.question(orders.length, total)}
      <List size="sm" mt="xs">
        {named.slice(0, MAX_NAMED).map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
        {more > 0 && <List.Item>{unconfirmedTexts.more(more)}</List.Item>}
      </List>
    </>
  );
}

export function UnconfirmedQuestion({ orders, total, onConfirm, onClose }: UnconfirmedQuestionProps) {
  const only = onlyOf({ orders, total });
  return (
    <ConfirmDialog
      isOpen
      title={only ? unconfirmedTexts.titleOne(only.orderId) : unconfirmedTexts.title(total)}
      confirmLabel={unconfirmedTexts.confirm}
      cancelLabel={unconfirmedTexts.back}
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      <UnconfirmedOrders orders={orders} total={total} />
    </ConfirmDialog>
  );
}

function onlyOf({ orders, total }: UnconfirmedOrdersProps): StaffOrder | undefined {
  return total === 1 ? orders[0] : undefined;
}

type ReasonFieldProps = {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRequired?: boolean;
  readonly isMissing?: boolean;
};

export function ReasonField({
  label = listTexts.reason,
  value,
  onChange,
  isRequired = false,
  isMissing = false,
}: ReasonFieldProps) {
  return (
    <TextInput
      data-autofocus
      label={label}
      maxLength={300}
      required={isRequired}
      value={value}
      error={isMissing ? consequenceTexts.reasonMissing : null}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
