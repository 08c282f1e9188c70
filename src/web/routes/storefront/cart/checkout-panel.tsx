import '#web/styles/form-styles.ts';
import { Button, Skeleton, Textarea } from '@mantine/core';
import { lazy, Suspense } from 'react';
import {
  DELIVERY_DATE_MESSAGES,
  findDeliveryDateProblem,
  type RegionRules,
  weekdayRuleOf,
} from '#shared/delivery-dates.ts';
import { formatCents } from '#shared/money.ts';
import { DEFAULT_PAYMENT_METHOD } from '#shared/payment.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { useShopInfoNow } from '#web/routes/storefront/use-shop-info.ts';
import { longDate, weekdayName } from '#web/ui/date-texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Money } from '#web/ui/money.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CheckoutFailure, CheckoutUnknown } from './checkout-failure.tsx';
import classes from './checkout-panel.module.css';
import type { Cart } from './use-cart.ts';
import type { Checkout } from './use-checkout.ts';
import { usePassedDay } from './use-passed-day.ts';

const { checkout } = texts;
const MAX_COMMENT = 1000;

const DeliveryCalendar = lazy(() =>
  import('./delivery-calendar.tsx').then((module) => ({ default: module.DeliveryCalendar })),
);

type CheckoutPanelProps = { readonly cart: Cart; readonly order: Checkout };

/** Delivery day, comment, total and the button that orders. */
export function CheckoutPanel({ cart, order }: CheckoutPanelProps) {
  const shop = useShopInfoNow();
  const info = shop.data;
  const { deliverDate } = order;
  const problem =
    deliverDate === null || info === undefined
      ? null
      : findDeliveryDateProblem(
          deliverDate,
          { date: info.today, hour: info.hour },
          info.deliveryRules,
          'customer',
        );
  const isDateFine = deliverDate !== null && info !== undefined && problem === null;
  const passed = usePassedDay(info);
  const minimumCents = info?.minimumOrderCents ?? 0;
  const isTooSmall = cart.totalCents < minimumCents;
  const hasProblem = cart.lines.some((line) => line.problem !== null);
  return (
    <section className={classes['panel']} aria-labelledby="checkout-title">
      <h2 id="checkout-title" className={classes['title']}>
        {checkout.title}
      </h2>
      <div>
        <h3 className={classes['sub']}>{checkout.date}</h3>
        <div className={classes['calendar']}>
          {info ? (
            <Suspense fallback={<Skeleton height={304} />}>
              <DeliveryCalendar
                info={info}
                value={isDateFine ? deliverDate : null}
                onChange={order.setDeliverDate}
              />
            </Suspense>
          ) : shop.error ? (
            <ErrorBox error={shop.error} onRetry={() => void shop.refetch()} />
          ) : (
            <Skeleton height={304} />
          )}
        </div>
        {passed && (
          <p className={classes['hint']} role="status">
            {checkout.dayPassed(longDate(passed.from), longDate(passed.to))}
          </p>
        )}
        {info && <p className={classes['note']}>{closedNote(info.deliveryRules)}</p>}
      </div>
      <Textarea
        label={checkout.comment}
        placeholder={checkout.commentHint}
        value={order.comment}
        maxLength={MAX_COMMENT}
        rows={2}
        onChange={(event) => order.setComment(event.currentTarget.value)}
      />
      <dl className={classes['facts']}>
        <div className={classes['fact']}>
          <dt>{checkout.chosen}</dt>
          <dd>{isDateFine ? dayText(deliverDate, info.deliveryRules) : checkout.notChosen}</dd>
        </div>
        <div className={classes['fact']}>
          <dt>{checkout.payment}</dt>
          <dd>{DEFAULT_PAYMENT_METHOD}</dd>
        </div>
        <div className={`${classes['fact']} ${classes['grand']}`}>
          <dt>{checkout.total}</dt>
          <dd>
            <Money cents={cart.totalCents} />
          </dd>
        </div>
      </dl>
      {isTooSmall && <p className={classes['hint']}>{checkout.minimum(formatCents(minimumCents))}</p>}
      {order.error && !order.isUnknown && (
        <CheckoutFailure error={order.error} cart={cart} onSolved={order.clearError} />
      )}
      {(order.isUnknown || order.hasNotArrived) && <CheckoutUnknown isAsking={order.isUnknown} />}
      {hasProblem && <p className={classes['hint']}>{checkout.problemFirst}</p>}
      {!isDateFine && !hasProblem && info && (
        <p className={classes['hint']}>
          {problem === 'full' ? DELIVERY_DATE_MESSAGES.full : checkout.dateFirst}
        </p>
      )}
      <Button
        size="lg"
        fullWidth
        disabled={!isDateFine || isTooSmall || hasProblem || order.isSending || order.isUnknown}
        onClick={order.confirm}
      >
        {order.isSending || order.isUnknown ? checkout.sending : checkout.confirm}
      </Button>
      <TextLink to="/" className={classes['continue'] ?? ''}>
        {checkout.continueShopping}
      </TextLink>
    </section>
  );
}

/** A day, and when the van comes on it where that is known. */
function dayText(date: ISODate, rules: RegionRules): string {
  const { window } = weekdayRuleOf(date, rules);
  return window === '' ? longDate(date) : checkout.window(longDate(date), window);
}

function closedNote({ weekdays }: RegionRules): string {
  const closedWeekdays = weekdays.flatMap(({ isOpen }, weekday) => (isOpen ? [] : [weekday]));
  const isWeekend = closedWeekdays.length === 2 && [0, 6].every((day) => closedWeekdays.includes(day));
  if (isWeekend) return checkout.weekendNote;
  return closedWeekdays.length === 0 ? '' : checkout.closedNote(closedWeekdays.map(weekdayName).join(', '));
}
