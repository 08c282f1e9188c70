import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { DocumentButton } from '#web/features/document-button.tsx';
import { DayRange } from './day-range.tsx';
import { SaveFileButton } from './save-file-button.tsx';

type StatementPeriodProps = {
  readonly from: string;
  readonly to: string;
  readonly onChange: (days: { from?: string; to?: string }) => void;
  /** The REST address of the statement, with its days. */
  readonly address: string;
  readonly texts: Readonly<Record<'pdf' | 'pdfOf' | 'xlsx' | 'xlsxOf' | 'fileFailed', string>>;
  /** What there is while the days are in order. */
  readonly children: ReactNode;
};

export function StatementPeriod({ from, to, onChange, address, texts, children }: StatementPeriodProps) {
  const isInOrder = from <= to;
  return (
    <>
      <Group justify="space-between" align="end" gap="sm" mb="sm">
        <DayRange from={from} to={to} onChange={onChange} />
        {isInOrder && (
          <Group gap="xs">
            <DocumentButton
              address={`${address}&format=pdf`}
              label={texts.pdf}
              description={texts.pdfOf}
              failure={texts.fileFailed}
              size="compact-sm"
            />
            <SaveFileButton
              address={`${address}&format=xlsx`}
              label={texts.xlsx}
              description={texts.xlsxOf}
              failure={texts.fileFailed}
            />
          </Group>
        )}
      </Group>
      {isInOrder && children}
    </>
  );
}
