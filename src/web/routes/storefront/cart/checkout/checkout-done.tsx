import { Box, Group, Title } from '@mantine/core';
import { IconCheck, IconHourglass } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { HOLD_LABEL } from '#shared/accounting/ledger.ts';
import { formatCents } from '#shared/prices/money.ts';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import { HoldNotice } from '#web/routes/storefront/orders/hold-notice.tsx';
import { OrderLink } from '#web/routes/storefront/orders/order-link.tsx';
import type { CustomerOrder } from '#web/routes/storefront/orders/use-my-orders.ts';
import { longDate } from '#web/ui/date-texts.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pill } from '#web/ui/pill.tsx';
import classes from './checkout-panel.module.css';

export function CheckoutDone({ order }: { readonly order: CustomerOrder }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  const isHeld = order.heldAt !== null;
  return (
    <div style={{ paddingInline: '1rem' }}>
      <section className={classes['done']}>
        <span className={classes['tick']} data-held={isHeld || undefined} aria-hidden>
          {isHeld ? <IconHourglass size={34} /> : <IconCheck size={34} />}
        </span>
        <Title order={1} size="h2" ref={heading} tabIndex={-1}>
          {isHeld ? checkoutTexts.doneHeld : checkoutTexts.done}
        </Title>
        <p>
          <OrderLink orderId={order.id}>{checkoutTexts.doneNumber(order.id)}</OrderLink>
        </p>
        <p>
          {checkoutTexts.doneArticles(order.lines.length)} · {checkoutTexts.total}:{' '}
          <strong>{formatCents(order.totalCents)}</strong>
        </p>
        {order.transportCents > 0 && <p>{checkoutTexts.withTransport(formatCents(order.transportCents))}</p>}
        {order.deliverDate && (
          <p>
            {checkoutTexts.doneDate}: <strong>{longDate(order.deliverDate)}</strong>
          </p>
        )}
        {order.deliveryAddress !== '' && (
          <p>
            {checkoutTexts.to}: <strong>{order.deliveryAddress}</strong>
          </p>
        )}
        <p>
          {checkoutTexts.payment}: <strong>{order.paymentMethod}</strong>
        </p>
        {isHeld && (
          <p>
            <Pill tone="warn">{HOLD_LABEL}</Pill>
          </p>
        )}
        {order.hold ? (
          <HoldNotice hold={order.hold} className={classes['held']} />
        ) : (
          <Box component="p" c="dimmed" fz="0.875rem">
            {checkoutTexts.doneNote}
          </Box>
        )}
        <Box component="p" c="dimmed" fz="0.875rem">
          {isHeld ? checkoutTexts.doneNextHeld : order.deliverDate && checkoutTexts.doneNext}
        </Box>
        <Group align="stretch" justify="center" gap="0.6rem" mt="0.75rem">
          <InvoiceButton orderId={order.id} invoiceNumber={order.invoiceNumber} size="md" />
          <LinkButton size="md" to="/porosite">
            {checkoutTexts.seeOrders}
          </LinkButton>
          <LinkButton size="md" to="/" variant="default">
            {checkoutTexts.continueShopping}
          </LinkButton>
        </Group>
      </section>
    </div>
  );
}
