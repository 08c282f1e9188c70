import '#web/styles/paper-styles.ts';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DOCUMENT_LABELS, type IssuedDocument } from '#shared/documents.ts';
import { formatDate } from '#shared/shop-dates.ts';
import type { api } from '#web/api.ts';
import { Money } from '#web/ui/money.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PaperPdf } from './paper-pdf.tsx';
import { signedTotal } from './signed-total.ts';
import { paperTexts as texts } from './texts.ts';

/** Where a workspace finds issued papers, and the page that shows one, if it has any. */
export type PapersSource = {
  readonly router: Pick<typeof api.callAgent.documents, 'list' | 'photos'>;
  readonly page?: '/secret-dashboard/documents';
};

type OrderPapersProps = { readonly orderId: number; readonly papers: PapersSource };

/** More papers than one order has. */
const MAX_PAPERS = 100;

/** Everything that was issued for an order, in the order in which it was; nothing while there is nothing. */
export function OrderPapers({ orderId, papers: { router, page } }: OrderPapersProps) {
  const list = useQuery(router.list.queryOptions({ orderId, limit: MAX_PAPERS }));
  const papers = list.data?.documents.toReversed() ?? [];
  if (papers.length === 0) return null;
  return (
    <Stack component="section" gap={4} aria-label={texts.title}>
      <Title order={3} size="h4">
        {texts.title}
      </Title>
      <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
        {papers.map((paper) => (
          <Group key={paper.id} component="li" gap="sm" justify="space-between">
            <div>
              <Text size="sm" fw={600}>
                {DOCUMENT_LABELS[paper.kind]} <PaperNumber paper={paper} page={page} />
              </Text>
              <Text size="xs" c="dimmed">
                {[formatDate(paper.issuedOn), paper.reason].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <Group gap="sm">
              {paper.kind !== 'delivery_note' && (
                <Text size="sm">
                  <Money cents={signedTotal(paper)} />
                </Text>
              )}
              <PaperPdf paper={paper} />
            </Group>
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}

type PaperNumberProps = { readonly paper: IssuedDocument; readonly page: PapersSource['page'] };

function PaperNumber({ paper: { id, number }, page }: PaperNumberProps) {
  if (page === undefined) return <span>{number}</span>;
  return (
    <TextLink inherit to={page} search={{ document: String(id) }}>
      {number}
    </TextLink>
  );
}
