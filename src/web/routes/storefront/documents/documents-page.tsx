import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useEffect } from 'react';
import {
  DOCUMENT_LABELS,
  DOCUMENT_PAYMENT_LABELS,
  DOCUMENT_PAYMENTS,
  type IssuedDocument,
} from '#shared/accounting/documents.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { plainMeta } from '#shared/page-meta.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { DocumentPdf } from '#web/features/documents/document-pdf.tsx';
import { signedTotal } from '#web/features/documents/signed-total.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useSearchOf, useSearchParam } from '#web/hooks/use-search.ts';
import { documentsFields } from '#web/routes/storefront/shop-fields.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import classes from './documents-page.module.css';
import { documentsTexts as texts } from './texts.ts';

const PER_PAGE = 20;

type Paid = inferOutput<typeof api.customer.documents.list>['documents'][number];

export function DocumentsPage() {
  usePageMeta(plainMeta(texts.title));
  const [search, setSearch] = useSearchOf(documentsFields);
  const { page = 1, q: query = '', payment } = search;
  const isNarrowed = query !== '' || payment !== undefined;
  const list = useQuery(
    api.customer.documents.list.queryOptions(
      { page, limit: PER_PAGE, query, payment },
      { placeholderData: keepPreviousData, staleTime: 0 },
    ),
  );
  const pages = list.data ? Math.ceil(list.data.total / PER_PAGE) || 1 : page;
  useEffect(() => {
    if (page > pages) setSearch({ page: pages });
  }, [page, pages, setSearch]);
  return (
    <div className={classes['page']}>
      <Title order={1} mb={{ base: 'sm', xs: 0 }}>
        {texts.title}
      </Title>
      <Text c="dimmed" mb="lg" visibleFrom="xs">
        {texts.intro}
      </Text>
      <MeantDocument />
      <Filters
        payment={payment ?? ''}
        query={query}
        onPayment={(next) => setSearch({ payment: next })}
        onQuery={(next) => setSearch({ q: next })}
      />
      <PageState
        query={list}
        failure={texts.failed}
        loading={<Skeleton h={320} radius="lg" />}
        isEmpty={({ total }) => total === 0}
        empty={
          isNarrowed ? (
            <Text c="dimmed" role="status">
              {texts.nothingFound}
            </Text>
          ) : (
            <EmptyBox icon={<IconFileInvoice size={28} />} title={texts.empty} text={texts.emptyHint}>
              <LinkButton to="/porosite">{texts.toOrders}</LinkButton>
            </EmptyBox>
          )
        }
      >
        {({ documents }) => (
          <>
            <ul className={classes['list']} aria-label={texts.title}>
              {documents.map((document) => (
                <li key={document.id}>
                  <DocumentRow document={document} />
                </li>
              ))}
            </ul>
            <Pages page={page} pages={pages} onPage={(next) => setSearch({ page: next })} />
          </>
        )}
      </PageState>
    </div>
  );
}

type FiltersProps = { readonly payment: string; readonly query: string } & {
  readonly onPayment: (payment: string) => void;
  readonly onQuery: (query: string) => void;
};

function Filters({ payment, query, onPayment, onQuery }: FiltersProps) {
  const choices = [
    { value: '', label: texts.all },
    ...DOCUMENT_PAYMENTS.map((value) => ({ value, label: DOCUMENT_PAYMENT_LABELS[value] })),
  ];
  return (
    <div className={classes['filters']}>
      <SearchInput label={texts.search} value={query} onSearch={onQuery} />
      <nav className={classes['choices']} aria-label={texts.payment}>
        {choices.map(({ value, label }) => (
          <Button
            key={value}
            size="sm"
            radius="xl"
            variant={value === payment ? 'light' : 'default'}
            aria-current={value === payment ? 'true' : undefined}
            onClick={() => onPayment(value)}
          >
            {label}
          </Button>
        ))}
      </nav>
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
    <div className={classes['list']} style={{ marginBottom: '1.5rem' }}>
      <DocumentRow document={data} isMeant />
    </div>
  );
}

type DocumentRowProps = {
  readonly document: IssuedDocument & Partial<Pick<Paid, 'openCents' | 'isOverdue'>>;
  readonly isMeant?: boolean;
};

function DocumentRow({ document, isMeant = false }: DocumentRowProps) {
  const { kind, number, issuedOn, orderId, refersTo, reason } = document;
  const facts = [
    ...(refersTo === null ? [] : [texts.corrects(refersTo.number)]),
    ...(reason === '' ? [] : [reason]),
  ];
  return (
    <article
      className={classes['row']}
      aria-label={`${DOCUMENT_LABELS[kind]} ${number}`}
      data-meant={isMeant || undefined}
    >
      <b className={classes['name']}>
        <span className={kind === 'invoice' ? classes['wide'] : undefined}>{DOCUMENT_LABELS[kind]} </span>
        <span style={{ whiteSpace: 'nowrap' }}>{number}</span>
      </b>
      <span className={classes['facts']}>
        {formatDate(issuedOn)} · <span className={classes['wide']}>{texts.order} </span>
        {[texts.number(orderId), ...facts].join(' · ')}
      </span>
      {kind !== 'delivery_note' && (
        <b className={classes['amount']}>
          <Money cents={signedTotal(document)} />
        </b>
      )}
      <span className={classes['state']}>
        <Payment document={document} />
      </span>
      <span className={classes['pdf']}>
        <DocumentPdf document={document} size="sm" />
      </span>
    </article>
  );
}

function Payment({ document }: Pick<DocumentRowProps, 'document'>) {
  const { kind, dueOn, issuedOn, totalCents, openCents = null, isOverdue = false } = document;
  if (kind === 'credit_note' || kind === 'delivery_note') return null;
  if (openCents === null) return dueOn === issuedOn ? null : texts.due(formatDate(dueOn).slice(0, 6));
  if (openCents <= 0) return <Pill tone="good">{texts.paid}</Pill>;
  return (
    <>
      {openCents < totalCents && texts.rest(formatCents(openCents))}{' '}
      {isOverdue ? <Pill tone="bad">{texts.late}</Pill> : texts.due(formatDate(dueOn).slice(0, 6))}
    </>
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
