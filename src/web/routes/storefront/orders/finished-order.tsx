import { ActionIcon } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatDate } from '#shared/shop-dates.ts';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { Money } from '#web/ui/money.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import classes from './orders-page.module.css';
import { ordersTexts } from './texts.ts';
import type { CustomerOrder } from './use-own-orders.ts';

type FinishedOrderProps = {
  readonly order: CustomerOrder;
  readonly isBusy: boolean;
  readonly onOrderAgain: (orderId: number) => void;
};

export function FinishedOrder({ order, isBusy, onOrderAgain }: FinishedOrderProps) {
  const momentOf = useInstantText();
  const { id, status, deliverDate, createdAt, lines, totalCents, invoiceNumber } = order;
  return (
    <article className={classes['row']} aria-labelledby={`order-${id}`}>
      <h2 id={`order-${id}`} className={classes['rowName']}>
        <Link to="/porosite/$orderId" params={{ orderId: String(id) }}>
          {ordersTexts.number(id)}
        </Link>
      </h2>
      <p className={classes['rowFacts']}>
        {deliverDate ? formatDate(deliverDate) : momentOf(createdAt).slice(0, 10)} ·{' '}
        {ordersTexts.articles(lines.length)} · <Money cents={totalCents} />
      </p>
      <StatusBadge status={status} />
      <span className={classes['rowActions']}>
        <InvoiceButton orderId={id} invoiceNumber={invoiceNumber} size="sm" />
        <ActionIcon
          variant="light"
          size={44}
          loading={isBusy}
          aria-label={`${ordersTexts.again}: ${ordersTexts.number(id)}`}
          title={ordersTexts.again}
          onClick={() => onOrderAgain(id)}
        >
          <IconRepeat size={20} aria-hidden />
        </ActionIcon>
      </span>
    </article>
  );
}
