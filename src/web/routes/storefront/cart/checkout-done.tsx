import { Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ISODate } from '#shared/shop-dates.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { longDate } from '#web/ui/date-texts.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import classes from './checkout-panel.module.css';

/** What the confirmation says of an order. */
export type PlacedOrder = { readonly id: number; readonly deliverDate: ISODate | null };

/** 'Porosia u konfirmua!': the order stands, on which day it comes, and that the shop will call. */
export function CheckoutDone({ order }: { readonly order: PlacedOrder }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <div style={{ paddingInline: '1rem' }}>
      <section className={classes['done']}>
        <span className={classes['tick']} aria-hidden>
          <IconCheck size={34} />
        </span>
        <Title order={1} size="h2" ref={heading} tabIndex={-1}>
          {texts.checkout.done}
        </Title>
        <p>{texts.checkout.doneNumber(order.id)}</p>
        {order.deliverDate && (
          <p>
            {texts.checkout.doneDate}: <strong>{longDate(order.deliverDate)}</strong>
          </p>
        )}
        <p className={classes['note']}>{texts.checkout.doneNote}</p>
        <div className={classes['actions']}>
          <LinkButton to="/porosite">{texts.checkout.seeOrders}</LinkButton>
          <LinkButton to="/" variant="default">
            {texts.checkout.continueShopping}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
