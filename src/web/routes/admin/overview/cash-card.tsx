import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isISODate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { CashBox } from '#web/features/cash-box.tsx';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import classes from './overview.module.css';
import { overviewTexts as texts } from './texts.ts';
import { CASH_ANCHOR } from './waiting-card.tsx';

/** What the drivers brought back on a day, and the office's own count of it; both counts are kept. */
export function CashCard() {
  const today = useShopToday();
  const [chosen, setDate] = useUrlParam('date', today);
  const date = isISODate(chosen) ? chosen : today;
  const cash = useQuery(api.stocker.agenda.cash.queryOptions({ date }));
  return (
    <section id={CASH_ANCHOR} className={`${classes['card']} ${classes['wide']}`} aria-label={texts.cash}>
      <div className={classes['head']}>
        <div>
          <h2 className={classes['title']}>{texts.cash}</h2>
          <p className={classes['hint']}>{texts.cashHint}</p>
        </div>
        <DayPicker value={date} onChange={setDate} label={texts.cashDate} size="sm" />
      </div>
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
          <div className={classes['boxes']}>
            {drivers
              .filter((driver) => driver.orderCount > 0 || driver.counts.length > 0)
              .map((driver) => (
                <CashBox
                  key={driver.driverId}
                  cash={driver}
                  title={texts.cashOf(driver.driverName, driver.orderCount)}
                />
              ))}
          </div>
        )}
      </PageState>
    </section>
  );
}
