import { Group, Text } from '@mantine/core';
import { IconWalletOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { formatCents } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { receivablesFields } from '#web/routes/admin/admin-fields.ts';
import { ListPage } from '#web/routes/admin/ui/list-page.tsx';
import { BulkTerms } from './bulk-terms.tsx';
import { ReceivablesGrid } from './receivables-grid.tsx';
import { receivablesTexts as texts } from './texts.ts';

const ACCOUNTS = 50;
const SHOWS = ['all', 'owing', 'overdue', 'credit'] as const;

export function ReceivablesList() {
  const [{ q = '', show = 'all', page = 1, limit = ACCOUNTS }, setSearch] = useSearchOf(receivablesFields);
  const query = { query: q, show, page, limit };
  const isNarrowed = q !== '' || show !== 'all';
  const [ticked, setTicked] = useState<RowSelectionState>({});
  const list = useQuery(
    api.admin.receivables.list.queryOptions(query, { placeholderData: keepPreviousData }),
  );
  return (
    <ListPage
      counters={{
        label: texts.chips,
        chosenId: show === 'all' ? '' : show,
        onChoose: (id) => setSearch({ show: id }),
        counters: SHOWS.map((id) => ({
          id: id === 'all' ? '' : id,
          label: texts.shows[id],
          count: list.data?.totals[id],
        })),
      }}
      find={{ value: q, label: texts.search }}
      query={list}
      failure={texts.failed}
      empty={{
        icon: <IconWalletOff size={28} />,
        title: isNarrowed ? texts.empty : texts.noneYet,
        text: isNarrowed ? texts.emptyHint : texts.noneYetHint,
      }}
      totalOf={({ total }) => total}
      paging={query}
      usualLimit={ACCOUNTS}
      onChange={setSearch}
      bulk={<BulkTerms customerIds={Object.keys(ticked).map(Number)} onDone={() => setTicked({})} />}
    >
      {({ accounts, total, totals }) => (
        <ReceivablesGrid
          accounts={accounts}
          caption={
            <Group component="span" gap="4px 1rem">
              <span>{texts.found(total)}</span>
              <Sum label={texts.owed} cents={totals.balanceCents} />
              <Sum label={texts.overdueSum} cents={totals.overdueCents} />
            </Group>
          }
          selection={{ ticked, onTick: setTicked }}
        />
      )}
    </ListPage>
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
