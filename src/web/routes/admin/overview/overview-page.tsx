import { SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { CashBox } from '#web/features/cash-box.tsx';
import { cashTexts } from '#web/features/cash-texts.ts';
import { conflictTexts } from '#web/features/road-conflicts/texts.ts';
import { useSearchOf, useSearchParam } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { type ordersFields, overviewFields } from '#web/routes/admin/admin-fields.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { FiguresTable } from '#web/routes/admin/ui/figures-table.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import type { SearchOf } from '#web/search-fields.ts';
import { DayPicker } from '#web/ui/dates/day-picker.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { ApprovalsCard } from './approvals-card.tsx';
import { ComplaintsCard } from './complaints-card.tsx';
import { HealthCard } from './health-card.tsx';
import { OverviewCard, PlainCard } from './overview-card.tsx';
import { PurchasingCard } from './purchasing-card.tsx';
import { SalesCards, VatCard } from './sales-cards.tsx';
import { SpanPicker, toSpan } from './span-picker.tsx';
import { overviewTexts as texts } from './texts.ts';
import { WaitingCard } from './waiting-card.tsx';
import { LowStockCard, SilentCard } from './watch-cards.tsx';

export function OverviewPage() {
  const span = toSpan(useSearchOf(overviewFields)[0]);
  return (
    <>
      <PageHead title={tabTexts.tabs.overview}>
        <SpanPicker span={span} />
      </PageHead>
      <WaitingCard />
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <ApprovalsCard />
        <ConflictsCard />
        <ComplaintsCard />
        <Stack miw={0}>
          <TodayCard />
          <VatCard span={span} />
          <PurchasingCard />
        </Stack>
        <SalesCards span={span}>
          <CashCard />
        </SalesCards>
        <SilentCard />
        <LowStockCard />
        <HealthCard />
      </SimpleGrid>
    </>
  );
}

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

type CountProps = { readonly count: number; readonly search: SearchOf<typeof ordersFields> };

function Count({ count, search }: CountProps) {
  if (count === 0) return 0;
  return (
    <SectionLink to="/secret-dashboard/orders" search={search}>
      {count}
    </SectionLink>
  );
}

export function CashCard() {
  const [date, setDate] = useSearchParam(overviewFields, 'date', useShopToday());
  const cash = useQuery(api.stocker.cash.sheets.queryOptions({ date }));
  return (
    <PlainCard
      title={texts.cash}
      hint={texts.cashHint}
      isWide
      aside={<DayPicker value={date} onChange={setDate} label={texts.cashDate} size="sm" />}
    >
      <PageState
        query={cash}
        failure={texts.failed}
        loading={<Skeleton height={190} />}
        isEmpty={(drivers) =>
          drivers.every((driver) => driver.orderCount === 0 && driver.counts.length === 0)
        }
        empty={<Text c="dimmed">{texts.noCash}</Text>}
      >
        {(drivers) => (
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="sm">
            {drivers
              .filter((driver) => driver.orderCount > 0 || driver.counts.length > 0)
              .map((driver) => (
                <CashBox
                  key={driver.driverId}
                  cash={driver}
                  link={
                    <SectionLink
                      to="/secret-dashboard/cash"
                      search={{ date, till: String(driver.driverId ?? 'arka') }}
                    >
                      {cashTexts.open}
                    </SectionLink>
                  }
                  title={texts.cashOf(driver.driverName, driver.orderCount)}
                />
              ))}
          </SimpleGrid>
        )}
      </PageState>
    </PlainCard>
  );
}

const loadList = async () => (await import('#web/features/road-conflicts/conflict-list.tsx')).ConflictList;

function ConflictsCard() {
  const open = useQuery(api.stocker.roadConflicts.count.queryOptions()).data?.count ?? 0;
  const decided = useQuery(api.stocker.roadConflicts.list.queryOptions({ isDecided: true, limit: 20 })).data;
  if (open === 0 && !decided?.length) return null;
  return (
    <PlainCard title={conflictTexts.title} hint={conflictTexts.hint} isWide anchor="road-conflicts">
      <LazyPart load={loadList} onMissing={() => undefined}>
        {(ConflictList) => (
          <ConflictList
            isOffice
            orderLink={(orderId) => (
              <SectionLink to="/secret-dashboard/orders" search={{ order: orderId }}>
                {conflictTexts.order(orderId)}
              </SectionLink>
            )}
          />
        )}
      </LazyPart>
    </PlainCard>
  );
}
