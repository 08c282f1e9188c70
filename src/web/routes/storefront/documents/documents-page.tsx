import '#web/styles/surface-styles.ts';
import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DOCUMENT_LABELS, type IssuedDocument } from '#shared/accounting/documents.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { plainMeta } from '#shared/page-meta.ts';
import { api } from '#web/api.ts';
import { DocumentPdf } from '#web/features/documents/document-pdf.tsx';
import { signedTotal } from '#web/features/documents/signed-total.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { documentsFields } from '#web/routes/storefront/shop-fields.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import classes from './documents-page.module.css';
import { documentsTexts as texts } from './texts.ts';

const PER_PAGE = 20;

export function DocumentsPage() {
  usePageMeta(plainMeta(texts.title));
  const [page, setPage] = useSearchParam(documentsFields, 'page', 1);
  const list = useQuery(
    api.customer.documents.list.queryOptions(
      { page, limit: PER_PAGE },
      { placeholderData: keepPreviousData, staleTime: 0 },
    ),
  );
  return (
    <div className={classes['page']}>
      <Title order={1}>{texts.title}</Title>
      <Text c="dimmed" mb="lg">
        {texts.intro}
      </Text>
      <MeantDocument />
      <PageState
        query={list}
        failure={texts.failed}
        loading={<Skeleton h={320} radius="lg" />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyBox icon={<IconFileInvoice size={28} />} title={texts.empty} text={texts.emptyHint}>
            <LinkButton to="/porosite">{texts.toOrders}</LinkButton>
          </EmptyBox>
        }
      >
        {({ documents, total }) => (
          <>
            <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={texts.title}>
              {documents.map((document) => (
                <li key={document.id}>
                  <DocumentCard document={document} />
                </li>
              ))}
            </Stack>
            <Pages page={page} pages={Math.ceil(total / PER_PAGE)} onPage={setPage} />
          </>
        )}
      </PageState>
    </div>
  );
}

function MeantDocument() {
  const [documentId] = useSearchParam(documentsFields, 'document', null);
  const { data } = useQuery(
    api.customer.documents.get.queryOptions(
      { documentId: documentId ?? 0 },
      { enabled: documentId !== null, retry: false },
    ),
  );
  if (documentId === null || !data) return null;
  return (
    <div style={{ marginBottom: '1.5rem' }}>
      <DocumentCard document={data} isMeant />
    </div>
  );
}

function DocumentCard({
  document,
  isMeant = false,
}: {
  readonly document: IssuedDocument;
  readonly isMeant?: boolean;
}) {
  const { kind, number, issuedOn, dueOn, orderId, refersTo, reason } = document;
  const facts = [
    texts.order(orderId),
    ...(kind === 'invoice' && dueOn !== issuedOn ? [texts.due(formatDate(dueOn))] : []),
    ...(refersTo === null ? [] : [texts.corrects(refersTo.number)]),
    ...(reason === '' ? [] : [reason]),
  ];
  return (
    <Paper
      component="article"
      withBorder
      radius="lg"
      p="md"
      className={classes['paper'] ?? ''}
      aria-label={`${DOCUMENT_LABELS[kind]} ${number}`}
      data-meant={isMeant || undefined}
    >
      <Group justify="space-between" gap="xs">
        <div>
          <Text fw={650}>
            {DOCUMENT_LABELS[kind]} {number}
          </Text>
          <Text size="sm" c="dimmed">
            {formatDate(issuedOn)} · {facts.join(' · ')}
          </Text>
        </div>
        <Group gap="md" ml="auto">
          {kind !== 'delivery_note' && (
            <Text fw={700}>
              <Money cents={signedTotal(document)} />
            </Text>
          )}
          <DocumentPdf document={document} size="md" />
        </Group>
      </Group>
    </Paper>
  );
}

type PagesProps = {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

function Pages({ page, pages, onPage }: PagesProps) {
  if (pages <= 1) return null;
  return (
    <Group component="nav" aria-label={texts.pages} justify="center" mt="lg">
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <Text size="sm">{texts.page(page, pages)}</Text>
      <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
    </Group>
  );
}
