import { Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { IssuedDocument } from '#shared/accounting/documents.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { ReceivableLink } from '#web/routes/admin/receivables/links.tsx';
import { documentName } from '#web/routes/admin/receivables/receivable.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { OpenAmount } from './documents-grid.tsx';
import { documentsTexts } from './texts.ts';

const texts = documentsTexts.document;

type DocumentPaymentsProps = { readonly document: IssuedDocument; readonly onOpen: (id: number) => void };

export function DocumentPayments({ document, onOpen }: DocumentPaymentsProps) {
  const { data } = useQuery(api.admin.documents.payments.queryOptions({ documentId: document.id }));
  if (!data || data.openCents === null) return null;
  const isCredit = document.kind === 'credit_note';
  const title = isCredit ? texts.settles : texts.payments;
  return (
    <Stack component="section" gap={6} aria-label={title}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {data.settled.length === 0 && <Dimmed>{isCredit ? texts.nothingSettled : texts.notPaid}</Dimmed>}
      {data.settled.map((entry) => (
        <Group key={entry.entryId} justify="space-between" gap="sm" wrap="nowrap" fz="sm">
          <span>
            <EntryLink entry={entry} onOpen={onOpen} />{' '}
            <Text span size="xs" c="dimmed">
              {formatDate(entry.day)}
            </Text>
          </span>
          <Money cents={entry.cents} />
        </Group>
      ))}
      <Group
        justify="space-between"
        fw={700}
        fz="sm"
        pt={6}
        style={{ borderTop: '1px solid var(--shop-line)' }}
      >
        <span>{texts.stillOpen}</span>
        <OpenAmount document={{ kind: document.kind, ...data }} />
      </Group>
    </Stack>
  );
}

type EntryLinkProps = {
  readonly entry: {
    readonly customerId: number;
    readonly kind: Parameters<typeof documentName>[0]['kind'];
    readonly number: string;
    readonly documentId: number | null;
  };
  readonly onOpen: (id: number) => void;
};

function EntryLink({ entry, onOpen }: EntryLinkProps) {
  const { documentId, customerId } = entry;
  if (documentId === null) {
    return <ReceivableLink customerId={customerId}>{documentName(entry)}</ReceivableLink>;
  }
  return (
    <UnstyledButton fz="inherit" fw={650} td="underline" onClick={() => onOpen(documentId)}>
      {documentName(entry)}
    </UnstyledButton>
  );
}
