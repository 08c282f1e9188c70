import '#web/styles/form-styles.ts';
import { Textarea } from '@mantine/core';
import { paymentTermsText } from '#shared/accounting/payment.ts';
import { readAgainstMinimum } from '#shared/prices/minimum-order.ts';
import { formatCents } from '#shared/prices/money.ts';
import { checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import type { Cart } from '#web/routes/storefront/cart/use-cart.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import classes from './checkout-panel.module.css';
import { ConfirmBar } from './confirm-bar.tsx';
import { DayChoice, dayText } from './day-choice.tsx';
import type { Checkout } from './use-checkout.ts';
import { useDeliveryDay } from './use-delivery-day.ts';

const MAX_COMMENT = 1000;

type CheckoutPanelProps = {
  readonly cart: Cart;
  readonly order: Checkout;
  readonly hasDays: boolean;
};

export function CheckoutPanel({ cart, order, hasDays }: CheckoutPanelProps) {
  const { info, chosen } = useDeliveryDay(order);
  const { transportCents } = readAgainstMinimum(cart.minimum, cart.totalCents);
  return (
    <section className={classes['panel']} aria-labelledby="checkout-title">
      <div className={classes['fields']}>
        <h2 id="checkout-title" className={classes['title']}>
          {checkoutTexts.title}
        </h2>
        {hasDays && <DayChoice order={order} />}
        <Textarea
          label={checkoutTexts.comment}
          placeholder={checkoutTexts.commentHint}
          value={order.comment}
          maxLength={MAX_COMMENT}
          rows={2}
          onChange={(event) => order.setComment(event.currentTarget.value)}
        />
        <dl className={classes['facts']}>
          <div className={classes['fact']}>
            <dt>{checkoutTexts.chosen}</dt>
            <dd>{chosen && info ? dayText(chosen, info.deliveryRules) : checkoutTexts.notChosen}</dd>
          </div>
          <div className={classes['fact']}>
            <dt>{checkoutTexts.payment}</dt>
            <dd>{paymentTermsText(cart.termsDays)}</dd>
          </div>
          <TransportFact cents={transportCents} />
        </dl>
      </div>
      <ConfirmBar cart={cart} order={order} />
      <TextLink to="/" className={classes['continue'] ?? ''} data-screen-only>
        {checkoutTexts.continueShopping}
      </TextLink>
    </section>
  );
}

function TransportFact({ cents }: { readonly cents: number }) {
  if (cents === 0) return null;
  return (
    <div className={classes['fact']}>
      <dt>{checkoutTexts.transport}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}
