import { Dimmed } from '#web/ui/dimmed.ts';
import '#web/styles/surface-styles.ts';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DOCUMENT_LABELS, type IssuedDocument } from '#shared/accounting/documents.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import type { api } from '#web/api.ts';
import { Money } from '#web/ui/money.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DocumentPdf } from './document-pdf.tsx';
import { signedTotal } from './signed-total.ts';
import { documentTexts as texts } from './texts.ts';

export type DocumentsSource = {
  readonly router: Pick<typeof api.callAgent.documents, 'list' | 'photos'>;
  readonly page?: '/secret-dashboard/documents';
};

type OrderDocumentsProps = { readonly orderId: number; readonly documents: DocumentsSource };

const MAX_DOCUMENTS = 100;

export function OrderDocuments({ orderId, documents: { router, page } }: OrderDocumentsProps) {
  const list = useQuery(router.list.queryOptions({ orderId, limit: MAX_DOCUMENTS }));
  const documents = list.data?.documents.toReversed() ?? [];
  if (documents.length === 0) return null;
  return (
    <Stack component="section" gap={4} aria-label={texts.title}>
      <Title order={3} size="h4">
        {texts.title}
      </Title>
      <Stack component="ul" gap={4}>
        {documents.map((document) => (
          <Group key={document.id} component="li" gap="sm" justify="space-between">
            <div>
              <Text size="sm" fw={600}>
                {DOCUMENT_LABELS[document.kind]} <DocumentNumber document={document} page={page} />
              </Text>
              <Dimmed size="xs">
                {[formatDate(document.issuedOn), document.reason].filter(Boolean).join(' · ')}
              </Dimmed>
            </div>
            <Group gap="sm">
              {document.kind !== 'delivery_note' && (
                <Text size="sm">
                  <Money cents={signedTotal(document)} />
                </Text>
              )}
              <DocumentPdf document={document} />
            </Group>
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}

type DocumentNumberProps = { readonly document: IssuedDocument; readonly page: DocumentsSource['page'] };

function DocumentNumber({ document: { id, number }, page }: DocumentNumberProps) {
  if (page === undefined) return <span>{number}</span>;
  return (
    <TextLink inherit to={page} search={{ document: id }}>
      {number}
    </TextLink>
  );
}
