import { Box, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import {
  DELIVERY_DATE_MESSAGES,
  findDeliveryDateProblem,
  findFirstDeliveryDate,
  listDeliveryDates,
  type RegionRules,
  weekdayRuleOf,
} from '#shared/dates/delivery-dates.ts';
import type { ISODate, LocalMoment } from '#shared/dates/shop-dates.ts';
import type { api } from '#web/api.ts';
import { checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import { dayName, orderUntil } from '#web/routes/storefront/delivery-days.ts';
import { longDate, shortDate, weekdayName } from '#web/ui/date-texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { lazyExtra } from '#web/ui/lazy-extra.ts';
import classes from './day-choice.module.css';
import type { Checkout } from './use-checkout.ts';
import { useDeliveryDay } from './use-delivery-day.ts';

const DeliveryCalendar = lazyExtra(() =>
  import('./delivery-calendar.tsx').then((module) => module.DeliveryCalendar),
);

const DAYS = 5;
const CALENDAR_PX = 304;
const HAS_OPEN_CALENDAR = '(min-width: 48em)';

export function DayChoice({ order }: { readonly order: Pick<Checkout, 'deliverDate' | 'setDeliverDate'> }) {
  const { shop, info, chosen } = useDeliveryDay(order);
  const passed = usePassedDay(info);
  return (
    <Stack component="section" gap="0.5rem" miw={0} aria-labelledby="delivery-day" data-screen-only>
      <Box id="delivery-day" component="h2" fz="0.9375rem" fw={650}>
        {checkoutTexts.date}
      </Box>
      {info ? (
        <Days info={info} chosen={chosen} onChoose={order.setDeliverDate} />
      ) : shop.error ? (
        <ErrorBox error={shop.error} onRetry={() => void shop.refetch()} />
      ) : shop.isPaused ? (
        <p className={classes['note']}>{checkoutTexts.daysLater}</p>
      ) : (
        <Skeleton height={144} />
      )}
      {passed && (
        <p className={classes['passed']} role="status">
          {checkoutTexts.dayPassed(longDate(passed.from), longDate(passed.to))}
        </p>
      )}
      {info && (
        <p className={classes['note']}>
          {chosen && `${orderUntil(chosen, info.today, info.deliveryRules)} `}
          {closedNote(info.deliveryRules)}
        </p>
      )}
    </Stack>
  );
}

type ShopInfo = Pick<inferOutput<typeof api.public.shop.info>, 'today' | 'hour' | 'deliveryRules'>;

type DaysProps = {
  readonly info: ShopInfo;
  readonly chosen: ISODate | null;
  readonly onChoose: (date: ISODate) => void;
};

function Days({ info, chosen, onChoose }: DaysProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isAlwaysOpen = useMediaQuery(HAS_OPEN_CALENDAR, true, { getInitialValueInEffect: false }) ?? true;
  const { today, hour, deliveryRules } = info;
  const now = { date: today, hour };
  const dates = listDeliveryDates(now, deliveryRules, DAYS);
  const shown = withFullDays(dates, now, deliveryRules);
  const isOther = chosen !== null && !dates.includes(chosen);
  const calendar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUnfolded) calendar.current?.scrollIntoView({ block: 'nearest' });
  }, [isUnfolded]);
  const choose = (date: ISODate) => {
    setUnfolded(false);
    onChoose(date);
  };
  return (
    <>
      <fieldset className={classes['days']}>
        <VisuallyHidden component="legend">{checkoutTexts.date}</VisuallyHidden>
        {shown.map((date) => (
          <Day
            key={date}
            date={date}
            today={today}
            rules={deliveryRules}
            isChosen={date === chosen}
            onChoose={dates.includes(date) ? choose : null}
          />
        ))}
        {!isAlwaysOpen && (
          <OtherDay
            date={isOther ? chosen : null}
            rules={deliveryRules}
            isUnfolded={isUnfolded}
            onUnfold={() => setUnfolded(!isUnfolded)}
          />
        )}
      </fieldset>
      {(isAlwaysOpen || isUnfolded) && (
        <div className={classes['calendar']} ref={calendar}>
          <Suspense fallback={<Skeleton height={CALENDAR_PX} />}>
            <DeliveryCalendar info={info} value={chosen} onChange={choose} />
          </Suspense>
        </div>
      )}
    </>
  );
}

type OtherDayProps = {
  readonly date: ISODate | null;
  readonly rules: RegionRules;
  readonly isUnfolded: boolean;
  readonly onUnfold: () => void;
};

function OtherDay({ date, rules, isUnfolded, onUnfold }: OtherDayProps) {
  return (
    <button
      type="button"
      className={classes['day']}
      data-chosen={date !== null || undefined}
      aria-expanded={isUnfolded}
      onClick={onUnfold}
    >
      {date !== null ? (
        <DayFace name={checkoutTexts.otherDay} date={date} rules={rules} />
      ) : (
        <>
          <IconCalendar size={20} aria-hidden />
          <Box component="span" fz="0.875rem" fw={650}>
            {checkoutTexts.otherDay}
          </Box>
        </>
      )}
    </button>
  );
}

function withFullDays(dates: readonly ISODate[], now: LocalMoment, rules: RegionRules): ISODate[] {
  const last = dates.at(-1) ?? now.date;
  const full = rules.fullDates.filter(
    (date) => date <= last && findDeliveryDateProblem(date, now, rules, 'customer') === 'full',
  );
  return [...new Set([...dates, ...full])].sort();
}

type DayProps = {
  readonly date: ISODate;
  readonly today: ISODate;
  readonly rules: RegionRules;
  readonly isChosen: boolean;
  readonly onChoose: ((date: ISODate) => void) | null;
};

function Day({ date, today, rules, isChosen, onChoose }: DayProps) {
  const isFull = onChoose === null;
  const label = dayText(date, rules);
  return (
    <label
      className={classes['day']}
      data-chosen={isChosen || undefined}
      data-full={isFull || undefined}
      title={isFull ? DELIVERY_DATE_MESSAGES.full : undefined}
    >
      <input
        type="radio"
        name="delivery-day"
        className={classes['radio']}
        checked={isChosen}
        disabled={isFull}
        aria-label={isFull ? `${label}. ${DELIVERY_DATE_MESSAGES.full}` : label}
        onChange={() => onChoose?.(date)}
      />
      <DayFace name={dayName(date, today)} date={date} rules={rules} isFull={isFull} />
    </label>
  );
}

type DayFaceProps = {
  readonly name: string;
  readonly date: ISODate;
  readonly rules: RegionRules;
  readonly isFull?: boolean;
};

function DayFace({ name, date, rules, isFull = false }: DayFaceProps) {
  const window = isFull ? checkoutTexts.full : weekdayRuleOf(date, rules).window;
  return (
    <>
      <Box component="span" fz="0.875rem" fw={650}>
        {name}
      </Box>
      <span>{shortDate(date)}</span>
      {window !== '' && <span className={classes['window']}>{window}</span>}
    </>
  );
}

export function dayText(date: ISODate, rules: RegionRules): string {
  const { window } = weekdayRuleOf(date, rules);
  return window === '' ? longDate(date) : checkoutTexts.window(longDate(date), window);
}

function closedNote({ weekdays }: RegionRules): string {
  const closedWeekdays = weekdays.flatMap(({ isOpen }, weekday) => (isOpen ? [] : [weekday]));
  const isWeekend = closedWeekdays.length === 2 && [0, 6].every((day) => closedWeekdays.includes(day));
  if (isWeekend) return checkoutTexts.weekendNote;
  return closedWeekdays.length === 0
    ? ''
    : checkoutTexts.closedNote(closedWeekdays.map(weekdayName).join(', '));
}

export function usePassedDay(info: ShopInfo | undefined) {
  const to = info
    ? findFirstDeliveryDate({ date: info.today, hour: info.hour }, info.deliveryRules, 'customer')
    : undefined;
  const [from, setFrom] = useState(to);
  if (from === undefined && to !== undefined) setFrom(to);
  return from !== undefined && to !== undefined && from < to ? { from, to } : null;
}
