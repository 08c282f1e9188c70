import {
  Button,
  Group,
  NativeSelect,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { CASH_MOVEMENT_LABELS, CASH_MOVEMENTS, type CashMovement } from '#shared/accounting/ledger.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { OfficeCount } from '#web/features/cash-box.tsx';
import { useAction } from '#web/hooks/use-action.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Fact } from '#web/ui/fact.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { MoneyInput } from '#web/ui/quantity/money-input.tsx';
import { amountIn } from '#web/ui/quantity/number-schemas.ts';
import { CloseDay } from './close-day.tsx';
import { PendingExpenses } from './pending-expenses.tsx';
import { boardTexts as texts } from './texts.ts';
import { type Sheet, type TillDay, tillOf } from './till.ts';
import { TillMovements } from './till-movements.tsx';

export function TillDetails({ sheet, isOffice }: { readonly sheet: Sheet; readonly isOffice: boolean }) {
  const query = useQuery(api.stocker.cash.day.queryOptions(tillOf(sheet)));
  return (
    <Stack gap="md" px="sm" pt="xs" pb="sm" style={{ borderTop: '1px solid var(--shop-line)' }}>
      <PageState query={query} failure={texts.failed} loading={<Skeleton h={180} />}>
        {(day) => (
          <>
            <Sums day={day} />
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
              <Stack gap="md">
                <Conflicts day={day} />
                <Payments day={day} />
              </Stack>
              <Stack gap="md">
                <Handovers day={day} />
                <SupplierPayments day={day} />
                <PendingExpenses day={day} isOffice={isOffice} />
                <TillMovements day={day} isOffice={isOffice} />
                <Closings day={day} />
              </Stack>
            </SimpleGrid>
            {!day.sheet.isClosed && <OfficeCount cash={day.sheet} />}
            {isOffice && (
              <Group gap="sm" align="flex-start">
                {!day.sheet.isClosed && <MoveCash sheet={day.sheet} />}
                <CloseDay sheet={day.sheet} />
              </Group>
            )}
          </>
        )}
      </PageState>
    </Stack>
  );
}

function Sums({ day: { sheet, payments } }: { readonly day: TillDay }) {
  const isCounter = sheet.driverId === null;
  const oldDebtCents = payments.reduce((sum, payment) => sum + payment.oldDebtCents, 0);
  const sums: readonly (readonly [string, number | null, boolean?])[] = [
    ...(isCounter ? [[texts.opening, sheet.openingCents] as const] : []),
    [texts.received, sheet.receivedCents],
    [texts.oldDebts, oldDebtCents],
    ...(sheet.conflictCents === 0 ? [] : [[texts.conflicts, sheet.conflictCents] as const]),
    [texts.float, sheet.floatCents],
    [texts.expenses, -sheet.expensesCents],
    ...(isCounter
      ? ([
          [texts.other, sheet.otherCents],
          [texts.handedIn, sheet.handedInCents],
          [texts.givenOut, -sheet.givenOutCents],
          ...(sheet.suppliersCents === 0 ? [] : [[texts.suppliers, -sheet.suppliersCents] as const]),
          [texts.bank, -sheet.bankCents],
        ] as const)
      : []),
    [texts.expected, sheet.expectedCents, true],
    ...(isCounter ? [] : [[texts.driverCounted, sheet.driverCount?.amountCents ?? null] as const]),
    [texts.officeCounted, sheet.officeCount?.amountCents ?? null],
  ];
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: 5 }} spacing="lg" verticalSpacing="xs">
      {sums.map(([label, cents, isMain]) => (
        <Fact key={label} label={label} labelSize="sm" fw={isMain ? 750 : 600} size={isMain ? 'lg' : 'md'}>
          {cents === null ? texts.notCounted : <Money cents={cents} />}
        </Fact>
      ))}
    </SimpleGrid>
  );
}

type Entry = {
  readonly key: string;
  readonly name?: string;
  readonly details: readonly string[];
  readonly cents: number;
};

type EntriesProps = { readonly title: string; readonly none?: string; readonly entries: readonly Entry[] };

/** Nothing at all where there are none and `none` says nothing. */
function Entries({ title, none, entries }: EntriesProps) {
  if (entries.length === 0 && none === undefined) return null;
  return (
    <section aria-label={title}>
      <Title order={3} fz="md">
        {title}
      </Title>
      {entries.length === 0 && <Text c="dimmed">{none}</Text>}
      <Stack component="ul" gap={0}>
        {entries.map(({ key, name, details, cents }) => (
          <Group key={key} component="li" justify="space-between" wrap="nowrap" py={4}>
            <div style={{ minWidth: 0 }}>
              {name !== undefined && <Text truncate>{name}</Text>}
              <Dimmed>{details.filter(Boolean).join(' · ')}</Dimmed>
            </div>
            <Text fw={600}>
              <Money cents={cents} />
            </Text>
          </Group>
        ))}
      </Stack>
    </section>
  );
}

function Payments({ day: { payments, sheet } }: { readonly day: TillDay }) {
  const entries = payments.map((payment) => ({
    key: `${payment.number} ${payment.amountCents}`,
    name: payment.customerName,
    details: [
      payment.orderId === null ? texts.noOrder : texts.order(payment.orderId),
      payment.number,
      payment.oldDebtCents > 0 ? texts.forDebt(formatCents(payment.oldDebtCents)) : '',
      payment.receivedOn === sheet.date ? '' : texts.receivedOn(formatDate(payment.receivedOn)),
      payment.reason === null ? '' : texts.returned(payment.reason),
    ],
    cents: payment.amountCents,
  }));
  return <Entries title={texts.payments} none={texts.noPayments} entries={entries} />;
}

function Conflicts({ day: { conflicts, sheet } }: { readonly day: TillDay }) {
  const entries = conflicts.map(
    ({ conflictId, customerName, orderId, occurredOn, decision, amountCents }) => ({
      key: String(conflictId),
      name: customerName,
      details: [
        texts.conflictOf(orderId),
        occurredOn === sheet.date ? '' : texts.receivedOn(formatDate(occurredOn)),
        decision === null ? '' : texts.conflictLeft[decision],
      ],
      cents: amountCents,
    }),
  );
  return <Entries title={texts.conflicts} entries={entries} />;
}

function Closings({ day: { closings } }: { readonly day: TillDay }) {
  const timeOf = useInstantText();
  if (closings.length === 0) return null;
  return (
    <section aria-label={texts.history}>
      <Title order={3} fz="md">
        {texts.history}
      </Title>
      {closings.map((closing) => (
        <Text key={closing.at} size="sm">
          {[texts.event[closing.event], closing.actorName, timeOf(closing.at), closing.reason]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      ))}
    </section>
  );
}

const OF_DRIVER: readonly CashMovement[] = ['float', 'expense'];

const moveForm = z.object({
  kind: z.enum(CASH_MOVEMENTS),
  amountCents: amountIn(texts.amountInvalid),
  reason: z.string(),
});

export function MoveCash({ sheet }: { readonly sheet: Sheet }) {
  const kinds = sheet.driverId === null ? CASH_MOVEMENTS : OF_DRIVER;
  const form = useZodForm(moveForm, {
    mode: 'controlled',
    initialValues: { kind: 'float', amountCents: '', reason: '' },
  });
  const move = useAction(api.admin.cash.move, {
    success: texts.moved,
    failure: texts.moveFailed,
    affects: ['agenda'],
    attempts: {},
    form,
  });
  const send = async (moved: z.output<typeof moveForm>) => {
    const sent = form.getValues();
    if (!(await move.run({ ...tillOf(sheet), ...moved })) || form.getValues() !== sent) return;
    form.reset();
    form.setFieldValue('kind', moved.kind);
  };
  return (
    <form {...form.submit((moved) => void send(moved))} aria-label={texts.move}>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={texts.moveKind}
          data={kinds.map((value) => ({ value, label: CASH_MOVEMENT_LABELS[value] }))}
          {...form.field('kind')}
        />
        <MoneyInput size="sm" label={texts.moveAmount} {...form.field('amountCents')} />
        <TextInput label={texts.moveReason} maxLength={300} {...form.field('reason')} />
        <Button type="submit" variant="default" loading={move.isPending}>
          {texts.moveSave}
        </Button>
      </Group>
    </form>
  );
}

export function Handovers({ day: { transfers, sheet } }: { readonly day: TillDay }) {
  const timeOf = useInstantText();
  const entries = transfers.map(({ what, driverId, driverName, day, amountCents, at }) => ({
    key: `${what} ${driverId} ${day} ${at}`,
    name: driverName,
    details: [texts.handover[what], day === sheet.date ? '' : texts.lateOf(formatDate(day)), timeOf(at)],
    cents: amountCents,
  }));
  return <Entries title={texts.handovers} entries={entries} />;
}

function SupplierPayments({ day: { supplierPayments } }: { readonly day: TillDay }) {
  const timeOf = useInstantText();
  const entries = supplierPayments.map(({ paymentId, amountCents, actorName, at }) => ({
    key: `${paymentId} ${amountCents}`,
    details: [texts.supplierPayment[amountCents > 0 ? 'paid' : 'back'], actorName, timeOf(at)],
    cents: -amountCents,
  }));
  return <Entries title={texts.suppliers} entries={entries} />;
}
