import { Group, Text } from '@mantine/core';
import { IconWalletOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RowSelectionState } from '@tanstack/react-table';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { CounterChips } from '#web/routes/admin/ui/counter-chips.tsx';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { RowSkeletons } from '#web/routes/admin/ui/row-skeletons.tsx';
import { limitOf, oneOf, pageOf, resized, useFilters } from '#web/routes/admin/ui/use-filters.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { BulkTerms } from './bulk-terms.tsx';
import { ReceivablesGrid } from './receivables-grid.tsx';
import { receivablesTexts as texts } from './texts.ts';

const ACCOUNTS = 50;
const MAX_QUERY = 80;
const SHOWS = ['all', 'owing', 'overdue', 'credit'] as const;

type Page = inferOutput<typeof api.admin.receivables.list>;

export function ReceivablesList() {
  const [filters, setFilters] = useFilters();
  const show = oneOf(filters['show'], SHOWS) ?? 'all';
  const query = {
    query: (filters['q'] ?? '').slice(0, MAX_QUERY),
    show,
    page: pageOf(filters),
    limit: limitOf(filters, ACCOUNTS),
  };
  const [ticked, setTicked] = useState<RowSelectionState>({});
  const list = useQuery(
    api.admin.receivables.list.queryOptions(query, { placeholderData: keepPreviousData }),
  );
  return (
    <>
      <CounterChips
        label={texts.chips}
        chosenId={show === 'all' ? '' : show}
        onChoose={(id) => setFilters({ show: id })}
        counters={SHOWS.map((id) => ({
          id: id === 'all' ? '' : id,
          label: texts.shows[id],
          count: list.data?.totals[id],
        }))}
      />
      <Group role="toolbar" aria-label={texts.filters} mb="sm">
        <div style={{ flex: '1 1 16rem', maxWidth: '24rem' }}>
          <SearchInput
            size="sm"
            value={query.query}
            label={texts.search}
            onSearch={(q) => setFilters({ q })}
          />
        </div>
      </Group>
      <PageState query={list} failure={texts.failed} loading={<RowSkeletons />}>
        {({ accounts, total, totals }) => (
          <>
            {accounts.length === 0 ? (
              <EmptyBox icon={<IconWalletOff size={28} />} title={texts.empty} text={texts.emptyHint} />
            ) : (
              <ReceivablesGrid
                accounts={accounts}
                caption={<Totals total={total} totals={totals} />}
                selection={{ ticked, onTick: setTicked }}
              />
            )}
            <BulkTerms customerIds={Object.keys(ticked).map(Number)} onDone={() => setTicked({})} />
            <Pager
              page={query.page}
              pages={Math.ceil(total / query.limit)}
              total={total}
              limit={query.limit}
              onLimit={(limit, page) => setFilters(resized(limit, ACCOUNTS, page))}
              onPage={(next) => setFilters({ page: String(next) })}
            />
          </>
        )}
      </PageState>
    </>
  );
}

function Totals({ total, totals }: Pick<Page, 'total' | 'totals'>) {
  return (
    <Group component="span" gap="4px 1rem">
      <span>{texts.found(total)}</span>
      <Sum label={texts.owed} cents={totals.balanceCents} />
      <Sum label={texts.overdueSum} cents={totals.overdueCents} />
    </Group>
  );
}

function Sum({ label, cents }: { readonly label: string; readonly cents: number }) {
  return (
    <span>
      {label}{' '}
      <Text span inherit fw={650} c="var(--mantine-color-text)">
        {formatCents(cents)}
      </Text>
    </span>
  );
}
