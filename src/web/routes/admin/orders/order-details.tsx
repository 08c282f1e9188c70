import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../../shared/shop-dates.ts';
import { Money } from '../../../ui/money.tsx';
import { useInstantText } from '../../../ui/use-instant-text.ts';
import classes from './order-card.module.css';
import { OrderHistory } from './order-history.tsx';
import { ordersTexts as texts } from './texts.ts';
import type { ListedOrder } from './use-set-status.ts';

/** Everything about an order: the customer, payment, comment, its lines, and what happened to it. */
export function OrderDetails({ order }: { readonly order: ListedOrder }) {
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const momentOf = useInstantText();
  return (
    <div className={classes['details']}>
      <dl className={classes['particulars']}>
        <Fact label={texts.customer}>
          {[order.buyerName, order.buyerEmail, order.buyerNumber, order.buyerAddress]
            .filter(Boolean)
            .join('\n')}
        </Fact>
        <Fact label={texts.delivery}>
          {order.deliverDate === null ? texts.noDate : formatDate(order.deliverDate)}
          {`\n${texts.driver}: ${order.driverName ?? texts.noDriver}`}
        </Fact>
        <Fact label={texts.payment}>{order.paymentMethod}</Fact>
        <Fact label={texts.createdAt}>{momentOf(order.createdAt)}</Fact>
        <Fact label={texts.comment}>{order.comment || texts.noComment}</Fact>
      </dl>
      <Lines order={order} />
      <div>
        <Button
          variant="subtle"
          size="sm"
          px="xs"
          aria-expanded={isHistoryOpen}
          leftSection={<IconHistory size={18} aria-hidden />}
          onClick={() => setIsHistoryOpen(!isHistoryOpen)}
        >
          {isHistoryOpen ? texts.hideHistory : texts.showHistory}
        </Button>
        {isHistoryOpen && <OrderHistory orderId={order.orderId} />}
      </div>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ order }: { readonly order: ListedOrder }) {
  return (
    <table className={classes['lines']} aria-label={texts.linesOf(order.orderId)}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.product}</th>
          <th scope="col" className={classes['amount']}>
            {texts.columns.quantity}
          </th>
          <th scope="col" className={classes['amount']}>
            {texts.columns.price}
          </th>
          <th scope="col" className={classes['amount']}>
            {texts.columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.orderLineId}>
            <td>
              {line.productName}
              <span className={classes['code']}>{line.productCode}</span>
            </td>
            <td className={classes['amount']}>{line.quantity}</td>
            <td className={classes['amount']}>
              <Money cents={line.unitPriceCents} />
            </td>
            <td className={classes['amount']}>
              <Money cents={line.totalCents} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {texts.sum}
          </th>
          <td className={classes['amount']}>
            <Money cents={order.totalCents} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
