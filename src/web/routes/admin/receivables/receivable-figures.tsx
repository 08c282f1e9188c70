import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCents } from '#shared/prices/money.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import type { Receivable } from './receivable.ts';
import { Balance, Overdue } from './receivables-grid.tsx';
import { limitText, receivableTexts, termsText } from './texts.ts';

const texts = receivableTexts.figures;

const COLUMNS = { base: 1, '18rem': 2, '36rem': 3, '60rem': 5 };

export function ReceivableFigures({ account }: { readonly account: Receivable }) {
  const { balanceCents, overdueCents, creditCents, termsDays, limitCents, availableCents } = account;
  return (
    <SimpleGrid component="section" aria-label={texts.label} type="container" cols={COLUMNS} spacing="sm">
      <Figure label={texts.balance}>
        <Balance cents={balanceCents} />
      </Figure>
      <Figure label={texts.overdue}>
        <Overdue cents={overdueCents} />
      </Figure>
      <Figure label={texts.credit}>{creditCents === 0 ? '–' : <Money cents={creditCents} />}</Figure>
      <Figure label={texts.terms}>{termsText(termsDays)}</Figure>
      <Figure label={texts.limit} hint={availableText(availableCents)}>
        {limitText(limitCents)}
      </Figure>
    </SimpleGrid>
  );
}

function availableText(cents: number | null): string | undefined {
  if (cents === null) return undefined;
  return cents === 0 ? texts.nothingFree : texts.available(formatCents(cents));
}

type FigureProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
};

function Figure({ label, hint, children }: FigureProps) {
  return (
    <Paper p="sm" miw={0}>
      <Dimmed>{label}</Dimmed>
      <Text component="div" fz="lg" fw={650}>
        {children}
      </Text>
      {hint !== undefined && <Dimmed size="xs">{hint}</Dimmed>}
    </Paper>
  );
}
