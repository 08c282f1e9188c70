import { Button, Group, Text, Title } from '@mantine/core';
import type { ExpenseDecision } from '#shared/accounting/ledger.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { boardTexts as texts } from './texts.ts';
import type { TillDay } from './till.ts';

type Pending = TillDay['pendingExpenses'][number];
type PendingExpensesProps = { readonly day: TillDay; readonly isOffice: boolean };

export function PendingExpenses({ day: { pendingExpenses }, isOffice }: PendingExpensesProps) {
  if (pendingExpenses.length === 0) return null;
  return (
    <section aria-label={texts.pending}>
      <Title order={3} fz="md">
        {texts.pending}
      </Title>
      <Dimmed>{texts.pendingHint}</Dimmed>
      {pendingExpenses.map((expense) => (
        <Expense key={expense.id} expense={expense} isOffice={isOffice} />
      ))}
    </section>
  );
}

function Expense({ expense, isOffice }: { readonly expense: Pending; readonly isOffice: boolean }) {
  const timeOf = useInstantText();
  const { id, reason, amountCents, at, decision, decidedBy } = expense;
  const state = decision === null ? texts.pendingWaits : `${texts.pendingDecided[decision]} (${decidedBy})`;
  return (
    <Group justify="space-between" gap="xs" py={4}>
      <div style={{ minWidth: 0 }}>
        <Text>{reason}</Text>
        <Text size="sm" c="dimmed">
          {timeOf(at)} · {state}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Text fw={600}>
          <Money cents={amountCents} />
        </Text>
        {isOffice && decision === null && <Decide id={id} reason={reason} />}
      </Group>
    </Group>
  );
}

function Decide({ id, reason }: { readonly id: number; readonly reason: string }) {
  const decide = useAction(api.admin.cash.decideExpense, {
    success: (_sheet, { decision }) => texts.decided[decision],
    failure: texts.decideFailed,
    affects: ['agenda'],
    attempts: {},
  });
  const run = (decision: ExpenseDecision) => void decide.run({ expenseId: id, decision });
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={texts.acceptOf(reason)}
        loading={decide.isPending}
        onClick={() => run('accepted')}
      >
        {texts.accept}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        aria-label={texts.declineOf(reason)}
        disabled={decide.isPending}
        onClick={() => run('declined')}
      >
        {texts.decline}
      </Button>
    </>
  );
}
