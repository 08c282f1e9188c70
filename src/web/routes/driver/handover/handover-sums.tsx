import { Group, Paper, Text } from '@mantine/core';
import { texts } from '#web/routes/driver/texts.ts';
import { Money } from '#web/ui/money.tsx';
import type { HandoverMoney } from './handover-money.ts';

export function HandoverSums({ money }: { readonly money: HandoverMoney }) {
  const { invoiceCents, oldDebtCents, creditCents, allCents } = money;
  return (
    <Paper component="dl" p="sm" bg="var(--shop-sunken)">
      <Sum label={texts.money.invoice} cents={invoiceCents} />
      <Sum label={texts.money.oldDebt} cents={oldDebtCents} isWarning={oldDebtCents > 0} />
      {creditCents > 0 && <Sum label={texts.money.credit} cents={-creditCents} />}
      <Sum label={texts.money.all} cents={allCents} isMain />
    </Paper>
  );
}

type SumProps = {
  readonly label: string;
  readonly cents: number;
  readonly isMain?: boolean;
  readonly isWarning?: boolean;
};

function Sum({ label, cents, isMain = false, isWarning = false }: SumProps) {
  return (
    <Group justify="space-between" gap="xs" py={2}>
      <Text component="dt" fw={isMain ? 700 : 400}>
        {label}
      </Text>
      <Text
        component="dd"
        ml="auto"
        fw={isMain ? 750 : 600}
        fz={isMain ? '1.35rem' : 'md'}
        {...(isWarning ? { c: 'var(--shop-warn-text)' } : {})}
      >
        <Money cents={cents} />
      </Text>
    </Group>
  );
}
