import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Money } from '#web/ui/money.tsx';
import classes from './balance.module.css';
import { balanceTexts as texts } from './texts.ts';

type Balance = {
  readonly balanceCents: number;
  readonly overdueCents: number;
  readonly availableCents: number | null;
};

export function BalanceFigures({ balanceCents, overdueCents, availableCents }: Balance) {
  return (
    <dl className={classes['figures']}>
      <Figure label={balanceCents < 0 ? texts.credit : texts.owed}>
        <Money cents={Math.abs(balanceCents)} />
      </Figure>
      <Figure label={texts.overdue} isLate={overdueCents > 0}>
        <Money cents={overdueCents} />
      </Figure>
      {availableCents !== null && (
        <Figure label={texts.free}>
          <Money cents={availableCents} />
        </Figure>
      )}
    </dl>
  );
}

type FigureProps = { readonly label: string; readonly isLate?: boolean; readonly children: ReactNode };

function Figure({ label, isLate = false, children }: FigureProps) {
  return (
    <div data-late={isLate || undefined}>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}
