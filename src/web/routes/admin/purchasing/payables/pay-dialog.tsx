import {
  Box,
  Button,
  Group,
  Input,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { SUPPLIER_PAYMENT_LABELS } from '#shared/purchasing/bill-types.ts';
import { SUPPLIER_PAYMENT_METHODS } from '#shared/purchasing/purchasing-types.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { Money } from '#web/ui/money.tsx';
import { readNumberField } from '#web/ui/quantity/typed-number.ts';
import type { Account } from './account.ts';
import { payablesTexts } from './texts.ts';
import { type SupplierPaymentForm, useSupplierPayment } from './use-supplier-payment.ts';

const texts = payablesTexts.payment;

type PayDialogProps = { readonly account: Account; readonly onClose: () => void };

export function PayDialog({ account, onClose }: PayDialogProps) {
  const payment = useSupplierPayment(account, onClose);
  const { draft, change, read } = payment;
  const today = useShopToday();
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
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          data-autofocus
          label={texts.amount}
          size="md"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={draft.amount}
          error={payment.isTried && read.amountFault}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => change({ amount: readNumberField(event.currentTarget, draft.amount) })}
        />
        <DateField
          hasVisibleLabel
          label={texts.day}
          max={today}
          value={draft.day}
          onChange={(day) => day && change({ day })}
        />
      </SimpleGrid>
      <Input.Wrapper label={texts.method} labelElement="div">
        <Group gap={6} role="group" aria-label={texts.method}>
          {SUPPLIER_PAYMENT_METHODS.map((method) => (
            <Button
              key={method}
              size="compact-md"
              radius="xl"
              fw={500}
              variant={method === draft.method ? 'light' : 'default'}
              aria-pressed={method === draft.method}
              onClick={() => change({ method })}
            >
              {SUPPLIER_PAYMENT_LABELS[method]}
            </Button>
          ))}
        </Group>
      </Input.Wrapper>
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

type PlanProps = { readonly payment: SupplierPaymentForm; readonly open: Account['open'] };

function Plan({ payment, open }: PlanProps) {
  const { draft, change, read } = payment;
  return (
    <Box component="section" aria-label={texts.plan} p="sm" bg="var(--shop-sunken)" bdrs="md">
      <Group justify="space-between" gap="xs" mb="xs">
        <Text fw={600}>{texts.plan}</Text>
        <SegmentedControl
          size="xs"
          aria-label={texts.plan}
          data={[
            { value: 'oldest', label: texts.oldest },
            { value: 'chosen', label: texts.chosen },
          ]}
          value={draft.isChosen ? 'chosen' : 'oldest'}
          onChange={(plan) => change({ isChosen: plan === 'chosen' })}
        />
      </Group>
      <Stack component="ul" gap={6} m={0} p={0} mah="16rem" style={{ overflowY: 'auto' }}>
        {open.map((item) => (
          <Group
            key={item.entryId}
            component="li"
            justify="space-between"
            gap="xs"
            wrap="nowrap"
            style={{ listStyle: 'none' }}
          >
            <div>
              <Text size="sm">{item.number}</Text>
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
                aria-label={texts.amountFor(item.number)}
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
    </Box>
  );
}
