import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCents } from '#shared/money.ts';
import { addMonths, daysOfMonth, monthOf } from '#shared/months.ts';
import { api } from '#web/api.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { Pill } from '#web/ui/pill.tsx';
import { accountTexts as words } from './balance-texts.ts';

const MONTHS = 12;

export function CallerBalance({ customerId }: { readonly customerId: number }) {
  const today = useShopToday();
  const { data } = useQuery(api.callAgent.receivables.get.queryOptions({ customerId, limit: 1 }));
  if (!data) return null;
  const { balanceCents, overdueCents, availableCents } = data;
  const { from } = daysOfMonth(addMonths(monthOf(today), 1 - MONTHS));
  return (
    <Group gap="xs" justify="space-between">
      <Group gap="0 0.5rem" flex="1 1 12rem">
        <Text size="sm" fw={600}>
          {words.balance}: {balanceWords(balanceCents)}
        </Text>
        {overdueCents > 0 && <Pill tone="bad">{words.overdue(formatCents(overdueCents))}</Pill>}
        {availableCents !== null && <Text size="sm">{words.free(formatCents(availableCents))}</Text>}
      </Group>
      <div style={{ flexShrink: 0 }}>
        <DocumentButton
          address={`/api/accounts/${customerId}/statement?from=${from}&to=${today}&format=pdf`}
          label={words.statement}
          failure={words.statementFailed}
          size="compact-sm"
        />
      </div>
    </Group>
  );
}

function balanceWords(cents: number): string {
  if (cents === 0) return words.owesNothing;
  return cents > 0 ? formatCents(cents) : words.inFavour(formatCents(-cents));
}
