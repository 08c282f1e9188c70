import '#web/styles/surface-styles.ts';
import { Group, Text } from '@mantine/core';
import { ENTRY_LABELS } from '#shared/accounting/ledger.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { DocumentPdf } from '#web/features/documents/document-pdf.tsx';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import classes from './balance.module.css';
import { balanceTexts as texts } from './texts.ts';
import type { useMyBalance } from './use-my-balance.ts';

type Open = NonNullable<ReturnType<typeof useMyBalance>['data']>['open'];

export function OpenInvoices({ open }: { readonly open: Open }) {
  if (open.length === 0) return <Text c="dimmed">{texts.nothingOpen}</Text>;
  return (
    <ul className={classes['list']}>
      {open.map(({ entryId, kind, number, documentId, dueOn, isOverdue, amountCents, openCents }) => (
        <li key={entryId}>
          <Group justify="space-between" gap="xs">
            <div>
              <Text fw={650}>{[ENTRY_LABELS[kind], number].filter(Boolean).join(' ')}</Text>
              <Group gap="xs">
                <Text size="sm" c="dimmed">
                  {texts.due(formatDate(dueOn))}
                </Text>
                {isOverdue && <Pill tone="bad">{texts.late}</Pill>}
              </Group>
            </div>
            <Group gap="md" ml="auto">
              <div style={{ textAlign: 'end' }}>
                <Text fw={700}>
                  <Money cents={openCents} />
                </Text>
                {openCents !== amountCents && (
                  <Text size="sm" c="dimmed">
                    {texts.of(formatCents(amountCents))}
                  </Text>
                )}
              </div>
              {documentId !== null && <DocumentPdf document={{ id: documentId, number }} size="md" />}
            </Group>
          </Group>
        </li>
      ))}
    </ul>
  );
}
