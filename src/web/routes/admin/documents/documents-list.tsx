import { Group, NativeSelect, Text } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import {
  DOCUMENT_KINDS,
  DOCUMENT_LABELS,
  DOCUMENT_PAYMENT_LABELS,
  DOCUMENT_PAYMENTS,
} from '#shared/accounting/documents.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { signedTotal } from '#web/features/documents/signed-total.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { documentsFields } from '#web/routes/admin/admin-fields.ts';
import { DayRange } from '#web/routes/admin/ui/day-range.tsx';
import { ListPage } from '#web/routes/admin/ui/list-page.tsx';
import { PersonSelect } from '#web/routes/admin/ui/person-select.tsx';
import type { SearchChange, SearchOf } from '#web/search-fields.ts';
import { DocumentsGrid } from './documents-grid.tsx';
import { documentsTexts as texts } from './texts.ts';

const NARROWING = ['q', 'kind', 'from', 'to', 'customer', 'payment'] as const;

export function DocumentsList({ onOpen }: { readonly onOpen: (id: number) => void }) {
  const [search, setSearch] = useSearchOf(documentsFields);
  const query = toDocumentQuery(search);
  const list = useQuery(api.admin.documents.list.queryOptions(query, { placeholderData: keepPreviousData }));
  const isNarrowed = NARROWING.some((name) => search[name] !== undefined);
  return (
    <ListPage
      counters={{
        label: texts.kinds,
        chosenId: query.kind ?? '',
        onChoose: (kind) => setSearch({ kind }),
        counters: useKindCounters(query),
      }}
      find={{ value: query.query, label: texts.search }}
      filters={<DocumentFilters search={search} onChange={setSearch} />}
      hasLabelledFilters
      query={list}
      failure={texts.failed}
      empty={{
        icon: <IconFileOff size={28} />,
        title: isNarrowed ? texts.empty : texts.noneYet,
        text: isNarrowed ? texts.emptyHint : texts.noneYetHint,
      }}
      totalOf={({ total }) => total}
      paging={query}
      usualLimit={DOCUMENTS_PER_PAGE}
      onChange={setSearch}
    >
      {({ documents, total, totals }) => (
        <DocumentsGrid
          documents={documents}
          caption={<Totals total={total} totals={totals} />}
          onOpen={onOpen}
        />
      )}
    </ListPage>
  );
}

function useKindCounters({ kind, ...others }: DocumentQuery) {
  const { data } = useQuery(
    api.admin.documents.list.queryOptions(
      { ...others, page: 1, limit: 1 },
      { placeholderData: keepPreviousData },
    ),
  );
  const countOf = (wanted: string) => data && (data.totals.find((row) => row.kind === wanted)?.count ?? 0);
  return [
    { id: '', label: texts.all, count: data?.total },
    ...DOCUMENT_KINDS.map((id) => ({ id, label: DOCUMENT_LABELS[id], count: countOf(id) })),
  ];
}

type DocumentFiltersProps = {
  readonly search: DocumentsSearch;
  readonly onChange: (change: SearchChange<typeof documentsFields>) => void;
};

function DocumentFilters({ search, onChange }: DocumentFiltersProps) {
  return (
    <>
      <PersonSelect
        label={texts.customer}
        placeholder={texts.anyCustomer}
        ofRole="customer"
        personId={search.customer}
        onChange={(customer) => onChange({ customer })}
      />
      <NativeSelect
        label={texts.payment}
        size="sm"
        data={[
          { value: '', label: texts.anyPayment },
          ...DOCUMENT_PAYMENTS.map((value) => ({ value, label: DOCUMENT_PAYMENT_LABELS[value] })),
        ]}
        value={search.payment ?? ''}
        onChange={(event) => onChange({ payment: event.currentTarget.value })}
      />
      <DayRange from={search.from} to={search.to} onChange={onChange} />
    </>
  );
}

function Totals({ total, totals }: Pick<inferOutput<typeof api.admin.documents.list>, 'total' | 'totals'>) {
  const sums = totals.filter(({ kind }) => kind !== 'delivery_note');
  const balance = sums.reduce((sum, row) => sum + signedTotal(row), 0);
  return (
    <Group component="span" gap="4px 1rem">
      <span>{texts.found(total)}</span>
      {sums.map((row) => (
        <span key={row.kind}>
          {DOCUMENT_LABELS[row.kind]}{' '}
          <Text span inherit fw={650} c="var(--mantine-color-text)">
            {formatCents(signedTotal(row))}
          </Text>
        </span>
      ))}
      {sums.length > 1 && (
        <span title={texts.balance}>
          ={' '}
          <Text span inherit fw={750} c="var(--mantine-color-text)">
            {formatCents(balance)}
          </Text>
        </span>
      )}
    </Group>
  );
}

export const DOCUMENTS_PER_PAGE = 50;

type DocumentsSearch = SearchOf<typeof documentsFields>;

export function toDocumentQuery({ q = '', customer, kind, payment, from, to, ...search }: DocumentsSearch) {
  return {
    query: q,
    page: search.page ?? 1,
    limit: search.limit ?? DOCUMENTS_PER_PAGE,
    ...(kind ? { kind } : {}),
    ...(payment ? { payment } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(customer ? { customerId: customer } : {}),
  };
}

export type DocumentQuery = ReturnType<typeof toDocumentQuery>;
