import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ISODate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { CutOff } from '#web/routes/driver/cut-off.tsx';
import { keptForTheDay } from '#web/routes/driver/driver-lists.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import classes from './cash.module.css';
import { CashForm } from './cash-form.tsx';

type CashViewProps = { readonly date: ISODate; readonly onDate: (date: ISODate) => void };

/** The end of the day: what there should be, what the driver counted, what the office counted. */
export function CashView({ date, onDate }: CashViewProps) {
  const query = useQuery({ ...api.driver.cash.get.queryOptions({ date }), ...keptForTheDay });
  return (
    <Stack gap="md" className={classes['page'] ?? ''}>
      <h1 className={classes['title']}>{texts.cashTitle}</h1>
      <DayPicker value={date} onChange={onDate} label={texts.date} size="lg" />
      <PageState
        query={query}
        loading={query.fetchStatus === 'paused' ? <CutOff /> : <Skeleton h={280} radius="lg" />}
        failure={texts.cashFailed}
      >
        {(cash) => (
          <>
            <dl className={classes['sums']}>
              <Figure label={texts.cashOrders}>{cash.orderCount}</Figure>
              <Figure label={texts.expected} isMain>
                <Money cents={cash.expectedCents} />
              </Figure>
              <Figure label={texts.noted}>
                <Money cents={cash.receivedCents} />
              </Figure>
              <Figure label={texts.driverCounted}>
                <Counted count={cash.driverCount} difference={cash.driverDifferenceCents} />
              </Figure>
              <Figure label={texts.officeCounted}>
                <Counted count={cash.officeCount} difference={cash.officeDifferenceCents} />
              </Figure>
            </dl>
            <CashForm key={date} date={date} expectedCents={cash.expectedCents} />
          </>
        )}
      </PageState>
    </Stack>
  );
}

function Figure(props: {
  readonly label: string;
  readonly isMain?: boolean;
  readonly children: React.ReactNode;
}) {
  return (
    <div className={classes['figure']} data-main={props.isMain || undefined}>
      <dt>{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

type CountedProps = {
  readonly count: { readonly amountCents: number } | null;
  readonly difference: number | null;
};

function Counted({ count, difference }: CountedProps) {
  if (count === null) return texts.notCounted;
  return (
    <>
      <Money cents={count.amountCents} />
      {difference !== null && difference !== 0 && (
        <span className={classes['difference']}>
          {texts.difference} <Money cents={difference} />
        </span>
      )}
    </>
  );
}
