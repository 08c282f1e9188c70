import { Badge, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { besideKind, ENTRY_LABELS } from '#shared/accounting/ledger.ts';
import { addDays } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { StatementPeriod } from '#web/routes/admin/ui/statement-period.tsx';
import { StatementTable } from '#web/routes/admin/ui/statement-table.tsx';
import { days } from '#web/search-fields.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { ChangedSinceNote, type Known } from './changed-since.tsx';
import { DocumentLink } from './links.tsx';
import { receivableTexts } from './texts.ts';

const texts = receivableTexts.statement;

/** Default period in days. */
const USUAL_DAYS = 90;
const ROWS = 100;

type Statement = inferOutput<typeof api.admin.receivables.statement>;

export function StatementView({ customerId }: { readonly customerId: number }) {
  const today = useShopToday();
  const [{ from = addDays(today, -USUAL_DAYS), to = today }, setDays] = useSearchOf(days);
  const [known, setKnown] = useState<Known>('now');
  const statement = useQuery(
    api.admin.receivables.statement.queryOptions(
      { customerId, from, to, known },
      { enabled: from <= to, placeholderData: keepPreviousData },
    ),
  );
  const address = `/api/accounts/${customerId}/statement?from=${from}&to=${to}&known=${known}`;
  return (
    <StatementPeriod from={from} to={to} onChange={setDays} address={address} texts={texts}>
      <PageState query={statement} failure={texts.failed} loading={<Skeleton h={260} radius="md" />}>
        {(found) => (
          <>
            <ChangedSinceNote changed={found.changedSince} known={known} onKnown={setKnown} />
            <PagedStatement key={`${found.from} ${found.to} ${found.known}`} statement={found} />
          </>
        )}
      </PageState>
    </StatementPeriod>
  );
}

function PagedStatement({ statement }: { readonly statement: Statement }) {
  const { entries } = statement;
  const [page, setPage] = useState(1);
  return (
    <>
      <StatementTable
        label={texts.label}
        texts={texts}
        statement={statement}
        shown={entries.slice((page - 1) * ROWS, page * ROWS)}
        wordsOf={wordsOf}
      />
      <Pager page={page} pages={Math.ceil(entries.length / ROWS)} onPage={setPage} />
    </>
  );
}

function wordsOf(entry: Statement['entries'][number]) {
  const kind = ENTRY_LABELS[entry.kind];
  const description = (
    <>
      {besideKind(kind, entry.description)}
      {entry.isLate && (
        <Badge color="warn" ml="xs">
          {texts.late}
        </Badge>
      )}
    </>
  );
  return { kind, number: <DocumentLink entry={entry} />, description };
}
