import { Alert, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import type { ReactNode } from 'react';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { CopyNote } from '#web/routes/driver/day/copy-note.tsx';
import { useDriverDay } from '#web/routes/driver/day/use-driver-day.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { CutOff } from '#web/ui/cut-off.tsx';
import { DayPicker } from '#web/ui/dates/day-picker.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { signedCents } from '#web/ui/signed.ts';
import { CashForm } from './cash-form.tsx';
import { SpendButton } from './spend-button.tsx';

export function CashPage() {
  const { date, setDate } = useDriverDay();
  const today = useShopToday();
  const query = useQuery(api.driver.cash.day.queryOptions({ date }));
  return (
    <Stack gap="md" w="100%" maw="32rem" mx="auto">
      <Title order={1}>{texts.cashTitle}</Title>
      <DayPicker value={date} onChange={setDate} label={texts.date} size="lg" />
      <CopyNote query={query} />
      <PageState
        query={query}
        loading={
          query.fetchStatus === 'paused' ? <CountOffline date={date} today={today} /> : <Skeleton h={280} />
        }
        failure={texts.cashFailed}
      >
        {({ sheet, payments, pendingExpenses, maxExpenseCents }) => (
          <>
            {sheet.isClosed && <Alert title={texts.money.closed}>{texts.money.closedHint}</Alert>}
            {sheet.driverCount === null && !sheet.isClosed ? (
              <Alert>{texts.countFirst}</Alert>
            ) : (
              <>
                <Sums cash={sheet} />
                <CashPayments date={date} payments={payments} />
                <Pending expenses={pendingExpenses} />
              </>
            )}
            {date <= today && !sheet.isClosed && (
              <>
                <SpendButton date={date} maxCents={maxExpenseCents} />
                <CashForm key={date} date={date} />
              </>
            )}
          </>
        )}
      </PageState>
    </Stack>
  );
}

/** The count is queued, so it needs no network; the server checks whether the day is closed when it arrives. */
function CountOffline({ date, today }: { readonly date: ISODate; readonly today: ISODate }) {
  return (
    <>
      <CutOff />
      {date <= today && (
        <>
          <Alert>{texts.countFirst}</Alert>
          <CashForm key={date} date={date} />
        </>
      )}
    </>
  );
}

function Sums({ cash }: { readonly cash: inferOutput<typeof api.driver.cash.day>['sheet'] }) {
  return (
    <Paper component="dl" p="md">
      <Figure label={texts.cashOrders}>{cash.orderCount}</Figure>
      <Figure label={texts.noted}>
        <Money cents={cash.receivedCents} />
      </Figure>
      {cash.conflictCents !== 0 && (
        <Figure label={texts.money.conflicts}>
          <Money cents={cash.conflictCents} />
        </Figure>
      )}
      {cash.floatCents !== 0 && (
        <Figure label={texts.money.float}>
          <Money cents={cash.floatCents} />
        </Figure>
      )}
      {cash.expensesCents !== 0 && (
        <Figure label={texts.money.expenses}>
          <Money cents={-cash.expensesCents} />
        </Figure>
      )}
      <Figure label={texts.expected} isMain>
        <Money cents={cash.expectedCents} />
      </Figure>
      <Figure label={texts.driverCounted}>
        <Counted count={cash.driverCount} difference={cash.driverDifferenceCents} />
      </Figure>
      <Figure label={texts.officeCounted}>
        <Counted count={cash.officeCount} difference={cash.officeDifferenceCents} />
      </Figure>
    </Paper>
  );
}

type FigureProps = { readonly label: string; readonly isMain?: boolean; readonly children: ReactNode };

function Figure({ label, isMain = false, children }: FigureProps) {
  return (
    <Group justify="space-between" py={6} wrap="nowrap">
      <Text component="dt" c="dimmed">
        {label}
      </Text>
      <Text component="dd" ta="right" fw={isMain ? 750 : 600} fz={isMain ? '1.35rem' : 'md'}>
        {children}
      </Text>
    </Group>
  );
}

type CountedProps = {
  readonly count: { readonly amountCents: number } | null;
  readonly difference: number | null;
};

function Counted({ count, difference }: CountedProps) {
  if (count === null) return texts.notCounted;
  return (
    <>
      <Money cents={count.amountCents} />
      {difference !== null && difference !== 0 && (
        <Text span display="block" size="sm" c="warn">
          {texts.difference} {signedCents(difference)}
        </Text>
      )}
    </>
  );
}

type Expenses = inferOutput<typeof api.driver.cash.day>['pendingExpenses'];

function Pending({ expenses }: { readonly expenses: Expenses }) {
  if (expenses.length === 0) return null;
  return (
    <Paper component="section" p="md" aria-label={texts.money.pending}>
      <Title order={2} size="h4">
        {texts.money.pending}
      </Title>
      {expenses.map(({ id, reason, amountCents, decision }) => (
        <Figure key={id} label={`${reason} · ${texts.money.pendingState[decision ?? 'waits']}`}>
          <Money cents={amountCents} />
        </Figure>
      ))}
    </Paper>
  );
}

type Payments = inferOutput<typeof api.driver.cash.day>['payments'];

export function CashPayments({ date, payments }: { readonly date: ISODate; readonly payments: Payments }) {
  if (payments.length === 0) return null;
  const oldDebtCents = payments.reduce((sum, payment) => sum + payment.oldDebtCents, 0);
  return (
    <Paper component="section" p="md" aria-label={texts.money.stops}>
      <Title order={2} size="h4">
        {texts.money.stops}
      </Title>
      <Stack component="ul" gap={0}>
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
              <Dimmed>{describe(payment, date)}</Dimmed>
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
