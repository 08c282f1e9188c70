import { Alert, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '#shared/accounting/ledger.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import type { OpenItem, Receivable, ReceivableCustomer } from '#web/routes/admin/receivables/receivable.ts';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { receivableTexts } from '#web/routes/admin/receivables/texts.ts';
import { AmountAndDay, MethodChoice } from '#web/routes/admin/ui/payment-parts.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ClosedMonthReason } from './closed-month-reason.tsx';
import { PaymentPlan } from './payment-plan.tsx';
import { type Payment, usePayment } from './use-payment.ts';

const texts = receivableTexts.payment;

type PaymentDialogProps = {
  readonly owner: ReceivableCustomer;
  readonly account: Receivable;
  readonly item?: OpenItem | undefined;
  readonly onClose: () => void;
};

export function PaymentDialog({ owner, account, item, onClose }: PaymentDialogProps) {
  const payment = usePayment({ owner, account, item, onDone: onClose });
  const { draft, change, read, isTried } = payment;
  return (
    <>
      <ReceivableDialog
        isBooking
        size="lg"
        title={texts.title(owner.name)}
        submitLabel={texts.submit}
        isWorking={payment.isSending}
        form={payment.form}
        onClose={onClose}
      >
        <AmountAndDay
          labels={{ amount: receivableTexts.amount, day: texts.day }}
          amount={draft.amount}
          fault={isTried && read.faults.amount}
          day={draft.day}
          onChange={change}
        />
        <ClosedMonthReason
          closedUntil={payment.closedUntil}
          value={draft.reason}
          error={isTried && read.faults.reason}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
        <Methods payment={payment} />
        {payment.isLargeCash && (
          <Alert color="warn" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {texts.largeCash(formatCents(payment.cashLimitCents))}
          </Alert>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label={texts.reference}
            {...(draft.method === 'bank' ? { description: texts.referenceHint } : {})}
            autoComplete="off"
            maxLength={120}
            value={draft.reference}
            onChange={(event) => change({ reference: event.currentTarget.value })}
          />
          <TextInput
            label={texts.note}
            autoComplete="off"
            maxLength={300}
            value={draft.note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </SimpleGrid>
        <PaymentPlan payment={payment} open={account.open} />
      </ReceivableDialog>
      <ConfirmDialog
        isOpen={payment.over.isAsking}
        title={texts.overTitle(formatCents(read.overCents))}
        confirmLabel={texts.overConfirm}
        cancelLabel={texts.overBack}
        onCancel={payment.over.cancel}
        onConfirm={payment.over.confirm}
      >
        {texts.overText(formatCents(read.cents), formatCents(read.openCents))}
      </ConfirmDialog>
    </>
  );
}

function Methods({ payment: { draft, change, read, isTried } }: { readonly payment: Payment }) {
  const drivers = useQuery(
    api.stocker.drivers.list.queryOptions(undefined, { enabled: draft.method === 'cash_driver' }),
  );
  return (
    <>
      <MethodChoice
        isRequired
        label={texts.method}
        labels={PAYMENT_METHOD_LABELS}
        methods={PAYMENT_METHODS}
        chosen={draft.method}
        error={isTried && read.faults.method}
        onChoose={(method) => change({ method })}
      />
      {draft.method === 'cash_driver' && (
        <NativeSelect
          label={texts.driver}
          data={[
            { value: '', label: '–' },
            ...(drivers.data ?? []).map(({ driverCode, name }) => ({
              value: String(driverCode),
              label: `${driverCode} · ${name}`,
            })),
          ]}
          value={draft.driverCode}
          error={isTried && read.faults.driver}
          onChange={(event) => change({ driverCode: event.currentTarget.value })}
        />
      )}
    </>
  );
}
