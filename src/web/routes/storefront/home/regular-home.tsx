import { Box, Button, Skeleton, Title } from '@mantine/core';
import { IconRepeat, IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { listDeliveryDates } from '#shared/dates/delivery-dates.ts';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { isOpen, STATUS } from '#shared/order-status.ts';
import { countText } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { checkoutTexts } from '#web/routes/storefront/cart/texts.ts';
import { orderUntil } from '#web/routes/storefront/delivery-days.ts';
import { GuideRow } from '#web/routes/storefront/guide/guide-row.tsx';
import { guideTexts } from '#web/routes/storefront/guide/texts.ts';
import { type GuideRow as Row, useGuide } from '#web/routes/storefront/guide/use-guide.ts';
import { OrderAgainDialogs } from '#web/routes/storefront/orders/order-again-dialogs.tsx';
import { OrderLink } from '#web/routes/storefront/orders/order-link.tsx';
import { ordersTexts } from '#web/routes/storefront/orders/texts.ts';
import type { CustomerOrder } from '#web/routes/storefront/orders/use-my-orders.ts';
import { useOrderAgain } from '#web/routes/storefront/orders/use-order-again.ts';
import { useShopInfoNow } from '#web/routes/storefront/use-shop-info.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import classes from './regular-home.module.css';

const texts = {
  title: 'Porosia juaj e radhës',
  last: 'Porosia e fundit',
  open: 'Porositë e hapura',
  order: 'Porosia ',
  held: 'Në pritje',
  number: (id: number) => `nr. ${id}`,
  allOfGuide: 'Shiko të gjitha',
  offers: 'Në zbritje nga blerjet tuaja',
} as const;

const GUIDE_ROWS = 6;
const OFFER_ROWS = 4;
const DAYS = 2;

export function RegularHome({ orders }: { readonly orders: readonly CustomerOrder[] }) {
  const bought = useGuide('bought');
  const last = orders.find((order) => order.status !== STATUS.cancelled);
  const open = orders.filter((order) => isOpen(order.status));
  const offers =
    bought.data
      ?.filter(({ product }) => product.discountBasisPoints > 0 && product.stock > 0)
      .slice(0, OFFER_ROWS) ?? [];
  return (
    <div className={classes['page']}>
      <header>
        <Title order={1}>{texts.title}</Title>
        <NextDeliveries />
      </header>
      {last && <LastOrder order={last} />}
      {open.length > 0 && (
        <section>
          <Title order={2}>{texts.open}</Title>
          <ul className={`${classes['rows']} ${classes['orders']}`}>
            {open.map((order) => (
              <li key={order.id} className={classes['order']}>
                <OrderLink orderId={order.id}>
                  <Box component="span" visibleFrom="xs">
                    {texts.order}
                  </Box>
                  {texts.number(order.id)}
                </OrderLink>
                <span>{order.deliverDate ? dayAndMonth(order.deliverDate) : ordersTexts.noDate}</span>
                <Money cents={order.totalCents} className={classes['amount']} />
                {order.heldAt === null ? (
                  <StatusBadge status={order.status} />
                ) : (
                  <Pill tone="warn">{texts.held}</Pill>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {offers.length > 0 && <Products title={texts.offers} rows={offers} />}
      {bought.data === undefined ? (
        !bought.error && <Skeleton height={420} radius="lg" />
      ) : (
        <Products title={guideTexts.title} rows={bought.data.slice(0, GUIDE_ROWS)}>
          <LinkButton to="/blerjet" variant="default">
            {texts.allOfGuide}
          </LinkButton>
        </Products>
      )}
    </div>
  );
}

function dayAndMonth(date: ISODate): string {
  return formatDate(date).slice(0, 5);
}

function NextDeliveries() {
  const info = useShopInfoNow().data;
  if (!info) return <Skeleton height={28} mt="xs" />;
  const { today, hour, deliveryRules } = info;
  return (
    <ul className={classes['days']}>
      {listDeliveryDates({ date: today, hour }, deliveryRules, DAYS).map((date) => (
        <li key={date}>
          <IconTruckDelivery size={18} aria-hidden />
          {orderUntil(date, today, deliveryRules)}
        </li>
      ))}
    </ul>
  );
}

function LastOrder({ order }: { readonly order: CustomerOrder }) {
  const momentOf = useInstantText();
  const again = useOrderAgain();
  return (
    <section className={classes['last']} aria-labelledby="last-order">
      <div>
        <h2 id="last-order">{texts.last}</h2>
        <p>
          {momentOf(order.createdAt).slice(0, 10)} · {checkoutTexts.doneArticles(order.lines.length)} ·{' '}
          <Money cents={order.totalCents} />
        </p>
        <p className={classes['names']}>
          {order.lines
            .map((line) => joinUnits(`${countText(line.quantity, line)} × ${line.name}`))
            .join(', ')}
        </p>
      </div>
      <Button
        size="lg"
        loading={again.busyOrderId === order.id}
        leftSection={<IconRepeat size={20} aria-hidden />}
        onClick={() => again.orderAgain(order.id)}
      >
        {ordersTexts.again}
      </Button>
      <OrderAgainDialogs again={again} />
    </section>
  );
}

type ProductsProps = {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly children?: ReactNode;
};

function Products({ title, rows, children }: ProductsProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <Title order={2}>{title}</Title>
      <ul className={classes['rows']}>
        {rows.map((row) => (
          <li key={row.product.id}>
            <GuideRow row={row} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
