import { SimpleGrid, Stack } from '@mantine/core';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { useFilters } from '#web/routes/admin/ui/use-filters.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { ApprovalsCard } from './approvals-card.tsx';
import { CashCard } from './cash-card.tsx';
import { ComplaintsCard } from './complaints-card.tsx';
import { ConflictsCard } from './conflicts-card.tsx';
import { HealthCard } from './health-card.tsx';
import { SalesCards, VatCard } from './sales-cards.tsx';
import { SpanPicker, toSpan } from './span-picker.tsx';
import { TodayCard } from './today-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { LowStockCard, SilentCard } from './watch-cards.tsx';

export function OverviewPage() {
  const [filters] = useFilters();
  const span = toSpan(filters);
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
