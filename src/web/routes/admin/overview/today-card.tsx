import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { FiguresTable } from './figures-table.tsx';
import { OverviewCard } from './overview-card.tsx';
import { overviewTexts as texts } from './texts.ts';

const columns = texts.todayColumns;

export function TodayCard() {
  const today = useQuery(api.admin.overview.today.queryOptions());
  return (
    <OverviewCard title={texts.today} table="today">
      <PageState query={today} failure={texts.failed} loading={<Skeleton height={220} />}>
        {({ date, statuses }) => (
          <FiguresTable
            label={texts.today}
            rows={statuses}
            keyOf={(row) => row.status}
            columns={[
              { head: columns.status, cell: (row) => <StatusBadge status={row.status} /> },
              {
                head: columns.placed,
                isNumber: true,
                cell: (row) => (
                  <Count count={row.placed} search={{ status: row.status, from: date, to: date }} />
                ),
              },
              { head: columns.amount, isNumber: true, cell: (row) => <Money cents={row.placedCents} /> },
              {
                head: columns.toDeliver,
                isNumber: true,
                cell: (row) => (
                  <Count
                    count={row.toDeliver}
                    search={{ status: row.status, by: 'delivery', from: date, to: date }}
                  />
                ),
              },
            ]}
          />
        )}
      </PageState>
    </OverviewCard>
  );
}

type CountProps = { readonly count: number; readonly search: Readonly<Record<string, string>> };

function Count({ count, search }: CountProps) {
  if (count === 0) return 0;
  return (
    <SectionLink to="/secret-dashboard/orders" search={search}>
      {count}
    </SectionLink>
  );
}
