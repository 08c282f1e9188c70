import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { SUPPLIER_ENTRY_LABELS, SUPPLIER_PAYMENT_LABELS } from '#shared/purchasing/bill-types.ts';
import { SUPPLIER_PAYMENT_METHODS } from '#shared/purchasing/purchasing-types.ts';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import {
  AmountAndDay,
  MethodChoice,
  PlanFrame,
  PlanRest,
  PlanRow,
} from '#web/routes/admin/ui/payment-parts.tsx';
import type { Account } from './account.ts';
import { payablesTexts } from './texts.ts';
import { type SupplierPaymentForm, useSupplierPayment } from './use-supplier-payment.ts';

const texts = payablesTexts.payment;

export function PayDialog({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const payment = useSupplierPayment(account, onClose);
  const { draft, change, read } = payment;
  return (
    <ReceivableDialog
      isBooking
      size="lg"
      title={texts.title(account.name)}
      submitLabel={texts.submit}
      isWorking={payment.isSending}
      form={payment.form}
      onClose={onClose}
    >
      <AmountAndDay
        labels={texts}
        amount={draft.amount}
        fault={payment.isTried && read.amountFault}
        day={draft.day}
        onChange={change}
      />
      <MethodChoice
        label={texts.method}
        labels={SUPPLIER_PAYMENT_LABELS}
        methods={SUPPLIER_PAYMENT_METHODS}
        chosen={draft.method}
        onChoose={(method) => change({ method })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {draft.method === 'bank' && (
          <TextInput
            label={texts.reference}
            autoComplete="off"
            maxLength={120}
            value={draft.reference}
            onChange={(event) => change({ reference: event.currentTarget.value })}
          />
        )}
        <TextInput
          label={texts.note}
          autoComplete="off"
          maxLength={300}
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      </SimpleGrid>
      {account.open.length > 0 && <Plan payment={payment} open={account.open} />}
    </ReceivableDialog>
  );
}

const nameOf = ({ number, kind }: Account['open'][number]) => number || SUPPLIER_ENTRY_LABELS[kind];

function Plan({ payment, open }: { readonly payment: SupplierPaymentForm; readonly open: Account['open'] }) {
  const { draft, change, read } = payment;
  return (
    <PlanFrame texts={texts} isChosen={draft.isChosen} onChoose={(isChosen) => change({ isChosen })}>
      <Stack component="ul" gap={6} mah="16rem" style={{ overflowY: 'auto' }}>
        {open.map((item) => (
          <PlanRow
            key={item.entryId}
            name={nameOf(item)}
            about={`${formatDate(item.dueOn)} · ${formatCents(item.openCents)}`}
            isChosen={draft.isChosen}
            label={texts.amountFor(nameOf(item))}
            typed={draft.typed[item.entryId] ?? ''}
            error={payment.isTried && read.wrongItems.has(item.entryId) && texts.itemWrong}
            plannedCents={read.plan.get(item.entryId) ?? 0}
            onType={(amount) => change({ typed: { ...draft.typed, [item.entryId]: amount } })}
          />
        ))}
      </Stack>
      <PlanRest cents={read.leftCents} over={texts.over} stays={texts.stays} />
    </PlanFrame>
  );
}
