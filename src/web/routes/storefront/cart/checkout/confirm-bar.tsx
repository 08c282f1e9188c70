import { Button } from '@mantine/core';
import { readAgainstMinimum } from '#shared/prices/minimum-order.ts';
import { holdNote, missingNote } from '#web/features/order-notes.ts';
import { checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import type { Cart } from '#web/routes/storefront/cart/use-cart.ts';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CheckoutFailure, CheckoutUnknown } from './checkout-failure.tsx';
import classes from './confirm-bar.module.css';
import { dayText } from './day-choice.tsx';
import { findBlocker } from './find-blocker.ts';
import type { Checkout } from './use-checkout.ts';
import { useDeliveryDay } from './use-delivery-day.ts';

export function ConfirmBar({ cart, order }: { readonly cart: Cart; readonly order: Checkout }) {
  const { info, chosen, problem } = useDeliveryDay(order);
  const blocker = info ? findBlocker(cart, { chosen, problem }) : null;
  const { totalCents, transportCents } = readAgainstMinimum(cart.minimum, cart.totalCents);
  const isBusy = order.isSending || order.isUnknown;
  return (
    <div className={classes['bar']}>
      {order.error && !order.isUnknown && (
        <CheckoutFailure error={order.error} cart={cart} onSolved={order.clearError} />
      )}
      {order.review.note !== null && (
        <Notice tone="warn" role="alert">
          {order.review.note} {order.review.isAsking && checkoutTexts.lookAgain}
        </Notice>
      )}
      {(order.isUnknown || order.hasNotArrived) && <CheckoutUnknown isAsking={order.isUnknown} />}
      <OrderNotes cart={cart} />
      <div className={classes['end']}>
        <p className={classes['total']}>
          <span className={classes['label']}>
            {transportCents > 0 ? checkoutTexts.totalWithTransport : checkoutTexts.total}
          </span>
          <Money cents={totalCents} className={classes['amount']} />
        </p>
        <p
          id="why-not"
          className={classes['why']}
          data-blocked={blocker !== null || undefined}
          data-screen-only={blocker !== null || undefined}
        >
          {blocker ?? (chosen && info ? dayText(chosen, info.deliveryRules) : '')}
        </p>
        <Button
          size="lg"
          className={classes['button'] ?? ''}
          disabled={info === undefined || blocker !== null || isBusy}
          aria-describedby="why-not"
          onClick={order.confirm}
        >
          {isBusy ? checkoutTexts.sending : checkoutTexts.confirm}
        </Button>
      </div>
    </div>
  );
}

type OrderNotesProps = { readonly cart: Pick<Cart, 'minimum' | 'totalCents' | 'holdCause'> };

export function OrderNotes({ cart: { minimum, totalCents, holdCause } }: OrderNotesProps) {
  // Where it is a bound, the sentence beside the button says what is missing.
  const missing = minimum.transportCents === null ? null : missingNote(minimum, totalCents);
  const hold = holdCause === null ? null : holdNote(holdCause);
  return (
    <div className={classes['notes']} role="status">
      {[missing, hold].map((note) => note !== null && <p key={note}>{note}</p>)}
    </div>
  );
}
