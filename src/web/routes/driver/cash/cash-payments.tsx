import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatCents } from '#shared/money.ts';
import { formatDate, type ISODate } from '#shared/shop-dates.ts';
import type { api } from '#web/api.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { Money } from '#web/ui/money.tsx';

type Payments = inferOutput<typeof api.driver.cash.day>['payments'];

export function CashPayments({ date, payments }: { readonly date: ISODate; readonly payments: Payments }) {
  if (payments.length === 0) return null;
  const oldDebtCents = payments.reduce((sum, payment) => sum + payment.oldDebtCents, 0);
  return (
    <Paper component="section" p="md" aria-label={texts.money.stops}>
      <Title order={2} size="h4">
        {texts.money.stops}
      </Title>
      <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
        {payments.map((payment) => (
          <Group
            key={`${payment.number} ${payment.amountCents}`}
            component="li"
            justify="space-between"
            wrap="nowrap"
            py={6}
          >
            <div>
              <Text fw={600}>{payment.customerName}</Text>
              <Text size="sm" c="dimmed">
                {describe(payment, date)}
              </Text>
            </div>
            <Text fw={600}>
              <Money cents={payment.amountCents} />
            </Text>
          </Group>
        ))}
      </Stack>
      {oldDebtCents > 0 && (
        <Group justify="space-between" pt="xs" style={{ borderTop: '1px solid var(--shop-line)' }}>
          <Text c="dimmed">{texts.money.oldDebts}</Text>
          <Text fw={600}>
            <Money cents={oldDebtCents} />
          </Text>
        </Group>
      )}
    </Paper>
  );
}

function describe(payment: Payments[number], date: ISODate): string {
  return [
    payment.orderId === null ? texts.money.noOrder : texts.order(payment.orderId),
    payment.oldDebtCents > 0 && payment.orderId !== null
      ? texts.money.forDebt(formatCents(payment.oldDebtCents))
      : '',
    payment.receivedOn === date ? '' : texts.money.lateFrom(formatDate(payment.receivedOn)),
    payment.reason === null ? '' : `${texts.money.returned}: ${payment.reason}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
