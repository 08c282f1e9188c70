import { Button } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatCents } from '#shared/money.ts';
import { STATUS } from '#shared/order-status.ts';
import { formatDate } from '#shared/shop-dates.ts';
import { keepUnitsTogether } from '#shared/units.ts';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { OrderProgress } from './order-progress.tsx';
import classes from './orders-page.module.css';
import type { CustomerOrder } from './use-own-orders.ts';

type OrderCardProps = {
  readonly order: CustomerOrder;
  readonly isBusy: boolean;
  readonly onOrderAgain: ((orderId: number) => void) | undefined;
};

/** One order of a customer: how far it is, what is in it, what it costs, and ordering the same again. */
export function OrderCard({ order, isBusy, onOrderAgain }: OrderCardProps) {
  const instantText = useInstantText();
  const { id, status, createdAt, deliverDate, totalCents, lines } = order;
  return (
    <article className={classes['order']} aria-labelledby={`order-${id}`}>
      <div className={classes['top']}>
        <div>
          <h2 id={`order-${id}`} className={classes['number']}>
            {texts.orders.number(id)}
          </h2>
          <p className={classes['created']}>
            {texts.orders.created} {instantText(createdAt)}
          </p>
        </div>
        <StatusBadge status={status} />
      </div>
      <OrderProgress status={status} />
      {status === STATUS.cancelled && <p className={classes['cancelled']}>{texts.orders.cancelled}</p>}
      <ul className={classes['lines']}>
        {lines.map((line) => (
          <li key={line.productId} className={classes['line']}>
            <ProductPicture src={line.image} name={line.name} className={classes['thumb']} />
            <div>
              <Link
                to="/product/$productId"
                params={{ productId: String(line.productId) }}
                className={classes['lineName']}
              >
                {keepUnitsTogether(line.name)}
              </Link>
              <div className={classes['sum']}>
                {line.quantity} × {formatCents(line.unitPriceCents)}
              </div>
            </div>
            <Money cents={line.totalCents} />
          </li>
        ))}
      </ul>
      <div className={classes['bottom']}>
        <dl className={classes['facts']}>
          <div>
            <dt>{texts.orders.delivery}</dt>
            <dd>{deliverDate ? formatDate(deliverDate) : texts.orders.noDate}</dd>
          </div>
          <div>
            <dt>{texts.orders.total}</dt>
            <dd>
              <Money cents={totalCents} />
            </dd>
          </div>
        </dl>
        <div className={classes['actions']}>
          <InvoiceButton orderId={id} size="md" />
          {onOrderAgain && (
            <Button
              size="md"
              variant="light"
              loading={isBusy}
              leftSection={<IconRepeat size={18} aria-hidden />}
              onClick={() => onOrderAgain(id)}
            >
              {texts.orders.again}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
