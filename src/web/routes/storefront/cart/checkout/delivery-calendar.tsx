import { Box } from '@mantine/core';
import { checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import 'dayjs/locale/sq.js';
import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  DELIVERY_DATE_MESSAGES,
  type DeliveryDateProblem,
  findDeliveryDateProblem,
  findFirstDeliveryDate,
  type RegionRules,
} from '#shared/dates/delivery-dates.ts';
import { addDays, type ISODate, isISODate } from '#shared/dates/shop-dates.ts';
import { longDate } from '#web/ui/date-texts.ts';
import classes from './delivery-calendar.module.css';

type DeliveryCalendarProps = {
  readonly info: { readonly today: ISODate; readonly hour: number; readonly deliveryRules: RegionRules };
  readonly value: ISODate | null;
  readonly onChange: (date: ISODate) => void;
};

/** Unavailable days stay focusable and give the reason, unlike a disabled button. */
export function DeliveryCalendar({ info, value, onChange }: DeliveryCalendarProps) {
  const [problem, setProblem] = useState<DeliveryDateProblem | null>(null);
  const now = { date: info.today, hour: info.hour };
  const problemOf = (date: ISODate) => findDeliveryDateProblem(date, now, info.deliveryRules, 'customer');

  const first = `${info.today.slice(0, 8)}01`;
  const last = addDays(info.today, 365);
  const [shown, setShown] = useState<string>(
    value ?? findFirstDeliveryDate(now, info.deliveryRules, 'customer') ?? info.today,
  );
  const crossMonth = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['date'] : undefined;
    const step = DAYS_OF_KEY[event.key];
    if (from === undefined || !isISODate(from) || step === undefined) return;
    const to = addDays(from, step);
    if (to.slice(0, 7) === from.slice(0, 7) || to < first || to > last) return;
    event.preventDefault();
    event.stopPropagation();
    flushSync(() => setShown(to));
    event.currentTarget.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
  };
  const choose = (date: string | null) => {
    if (date === null) return;
    const found = problemOf(date);
    setProblem(found);
    if (!found) onChange(date);
  };
  return (
    <div onKeyDownCapture={crossMonth}>
      <DatePicker
        locale="sq"
        firstDayOfWeek={1}
        value={value}
        onChange={choose}
        date={shown}
        onDateChange={setShown}
        minDate={first}
        maxDate={last}
        maxLevel="month"
        hideOutsideDates
        size="md"
        highlightToday
        classNames={{ calendarHeader: classes['wide'] ?? '', month: classes['month'] ?? '' }}
        className={classes['wide'] ?? ''}
        ariaLabels={{ previousMonth: checkoutTexts.previousMonth, nextMonth: checkoutTexts.nextMonth }}
        renderDay={(date) => <DayNumber date={date} isFull={problemOf(date) === 'full'} />}
        getDayProps={(date) => dayProps(date, problemOf(date), date === info.today)}
      />
      <Box
        component="p"
        mih="1.4rem"
        m="0.4rem 0 0"
        c="var(--shop-warn-text)"
        fz="0.875rem"
        fw={550}
        ta="center"
        aria-live="polite"
      >
        {problem && DELIVERY_DATE_MESSAGES[problem]}
      </Box>
    </div>
  );
}

const DAYS_OF_KEY: Readonly<Record<string, number>> = {
  ArrowDown: 7,
  ArrowUp: -7,
  ArrowRight: 1,
  ArrowLeft: -1,
};

const CLOSED_LOOKS: Readonly<Record<DeliveryDateProblem, 'past' | 'full' | 'ahead'>> = {
  past: 'past',
  full: 'full',
  'too-late-today': 'ahead',
  'closed-weekday': 'ahead',
  'closed-date': 'ahead',
  'too-far': 'ahead',
};

function DayNumber({ date, isFull }: { readonly date: ISODate; readonly isFull: boolean }) {
  const day = Number(date.slice(8));
  if (!isFull) return day;
  return (
    <span className={classes['full']}>
      {day}
      <small>{checkoutTexts.full}</small>
    </span>
  );
}

function dayProps(date: ISODate, problem: DeliveryDateProblem | null, isToday: boolean) {
  const day = isToday ? `${longDate(date)} (${checkoutTexts.today})` : longDate(date);
  const className = classes['day'] ?? '';
  if (problem === null) return { className, 'aria-label': day, 'data-date': date };
  const why = DELIVERY_DATE_MESSAGES[problem];
  return {
    className,
    'aria-label': `${day}. ${why}`,
    'data-date': date,
    'aria-disabled': true,
    'data-closed': CLOSED_LOOKS[problem],
    title: why,
  };
}
