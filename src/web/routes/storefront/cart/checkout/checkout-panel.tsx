import '#web/styles/form-styles.ts';
import { Box, Stack, Textarea } from '@mantine/core';
import { checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import type { Cart } from '#web/routes/storefront/cart/use-cart.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import classes from './checkout-panel.module.css';
import { ConfirmBar } from './confirm-bar.tsx';
import { DayChoice, dayText } from './day-choice.tsx';
import { OrderFacts } from './order-facts.tsx';
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
  return (
    <section className={classes['panel']} aria-labelledby="checkout-title">
      <Stack gap="0.75rem" miw={0}>
        <Box id="checkout-title" component="h2" fz="1.2rem">
          {checkoutTexts.title}
        </Box>
        {hasDays && <DayChoice order={order} />}
        <Textarea
          label={checkoutTexts.comment}
          placeholder={checkoutTexts.commentHint}
          value={order.comment}
          maxLength={MAX_COMMENT}
          rows={2}
          onChange={(event) => order.setComment(event.currentTarget.value)}
        />
        <OrderFacts
          cart={cart}
          day={chosen && info ? dayText(chosen, info.deliveryRules) : checkoutTexts.notChosen}
        />
      </Stack>
      <ConfirmBar cart={cart} order={order} />
      <TextLink to="/" style={{ justifySelf: 'center' }} data-screen-only>
        {checkoutTexts.continueShopping}
      </TextLink>
    </section>
  );
}
