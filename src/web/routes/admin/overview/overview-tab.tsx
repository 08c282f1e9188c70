import { Group, SegmentedControl, Title } from '@mantine/core';
import { OVERVIEW_DAYS } from '#shared/overview-inputs.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { CashCard } from './cash-card.tsx';
import { HealthCard } from './health-card.tsx';
import classes from './overview.module.css';
import { SalesCards, VatCard } from './sales-cards.tsx';
import { overviewTexts as texts } from './texts.ts';
import { TodayCard } from './today-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { LowStockCard, SilentCard } from './watch-cards.tsx';

/** The section 'Përmbledhje': how the day goes, and how the last months went. */
export function OverviewTab() {
  const [chosen, setChosen] = useUrlParam('days', '30');
  const days = chosen === '90' ? 90 : 30;
  return (
    <>
      <Group justify="space-between" mb="md">
        <Title order={1}>{tabTexts.tabs.overview}</Title>
        <SegmentedControl
          aria-label={texts.period}
          data={OVERVIEW_DAYS.map((value) => ({ value: String(value), label: texts.days(value) }))}
          value={String(days)}
          onChange={setChosen}
        />
      </Group>
      <WaitingCard />
      <div className={classes['grid']}>
        <TodayCard />
        <SalesCards days={days} />
        <div className={classes['stack']}>
          <VatCard days={days} />
          <SilentCard />
        </div>
        <LowStockCard />
        <CashCard />
        <HealthCard />
      </div>
    </>
  );
}
