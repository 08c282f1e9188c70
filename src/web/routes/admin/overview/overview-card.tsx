import { Group, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OverviewTable } from '#shared/inputs/overview-inputs.ts';
import { SaveFileButton } from '#web/routes/admin/ui/save-file-button.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { overviewTexts as texts } from './texts.ts';

type CardProps = {
  readonly title: string;
  readonly hint?: string;
  readonly isWide?: boolean;
  readonly anchor?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

export function PlainCard({ title, hint, isWide = false, anchor, aside, children }: CardProps) {
  return (
    <Paper
      component="section"
      aria-label={title}
      p="md"
      miw={0}
      {...(anchor === undefined ? {} : { id: anchor })}
      {...(isWide ? { style: { gridColumn: '1 / -1' } } : {})}
    >
      <Group justify="space-between" gap="xs" mb="xs">
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          {hint && <Dimmed>{hint}</Dimmed>}
        </div>
        {aside}
      </Group>
      {children}
    </Paper>
  );
}

export type OverviewCardProps = Omit<CardProps, 'aside'> & {
  readonly table: OverviewTable;
  readonly query?: string;
};

export function OverviewCard({ table, query = '', ...card }: OverviewCardProps) {
  return (
    <PlainCard
      {...card}
      aside={
        <SaveFileButton
          address={`/api/admin/overview/${table}${query}`}
          label={texts.csv}
          description={texts.csvOf(card.title)}
          failure={texts.csvFailed}
        />
      }
    />
  );
}
