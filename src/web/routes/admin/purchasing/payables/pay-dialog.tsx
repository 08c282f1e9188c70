import { Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { SUPPLIER_ENTRY_LABELS, SUPPLIER_PAYMENT_LABELS } from '#shared/purchasing/bill-types.ts';
import { SUPPLIER_PAYMENT_METHODS } from '#shared/purchasing/purchasing-types.ts';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { AmountAndDay, MethodChoice, PlanFrame } from '#web/routes/admin/ui/payment-parts.tsx';
import { Money } from '#web/ui/money.tsx';
import { readNumberField } from '#web/ui/quantity/typed-number.ts';
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
          <Group key={item.entryId} component="li" justify="space-between" gap="xs" wrap="nowrap">
            <div>
              <Text size="sm">{nameOf(item)}</Text>
              <Text size="xs" c="dimmed">
                {formatDate(item.dueOn)} · {formatCents(item.openCents)}
              </Text>
            </div>
            {draft.isChosen ? (
              <TextInput
                w={120}
                size="sm"
                inputMode="decimal"
                autoComplete="off"
                placeholder="0,00"
                maxLength={20}
                aria-label={texts.amountFor(nameOf(item))}
                value={draft.typed[item.entryId] ?? ''}
                error={payment.isTried && read.wrongItems.has(item.entryId) && texts.itemWrong}
                onChange={({ currentTarget }) => {
                  const typed = readNumberField(currentTarget, draft.typed[item.entryId] ?? '');
                  change({ typed: { ...draft.typed, [item.entryId]: typed } });
                }}
              />
            ) : (
              <Text size="sm" fw={650}>
                <Money cents={read.plan.get(item.entryId) ?? 0} />
              </Text>
            )}
          </Group>
        ))}
      </Stack>
      {read.leftCents !== 0 && (
        <Text
          size="sm"
          mt="xs"
          role="status"
          fw={600}
          c={read.leftCents < 0 ? 'var(--shop-bad-text)' : 'inherit'}
        >
          {read.leftCents < 0 ? texts.over : `${texts.stays}: ${formatCents(read.leftCents)}`}
        </Text>
      )}
    </PlanFrame>
  );
}
