import { SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isISODate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { CashBox } from '#web/features/cash-box.tsx';
import { cashTexts } from '#web/features/cash-texts.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { PlainCard } from './overview-card.tsx';
import { overviewTexts as texts } from './texts.ts';

export function CashCard() {
  const today = useShopToday();
  const [chosen, setDate] = useUrlParam('date', today);
  const date = isISODate(chosen) ? chosen : today;
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
