import { Anchor, Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { REDUCTION_REASON_LABELS } from '#shared/delivery.ts';
import { formatDate } from '#shared/shop-dates.ts';
import { UNIT_LABELS } from '#shared/units.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Money } from '#web/ui/money.tsx';
import classes from './order-card.module.css';
import { OrderDoor } from './order-door.tsx';
import { OrderHistory } from './order-history.tsx';
import { ordersTexts as texts } from './texts.ts';
import { type Door, useDoor } from './use-door.ts';
import type { ListedOrder } from './use-set-status.ts';

/** Everything about an order: the customer, payment, comment, its lines, and what happened to it. */
export function OrderDetails({ order }: { readonly order: ListedOrder }) {
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const momentOf = useInstantText();
  const door = useDoor(order);
  return (
    <div className={classes['details']}>
      <dl className={classes['particulars']}>
        <Fact label={texts.customer}>
          <Buyer order={order} />
        </Fact>
        <Fact label={texts.delivery}>
          {order.deliverDate === null ? texts.noDate : formatDate(order.deliverDate)}
          {`\n${texts.driver}: ${order.driverName ?? texts.noDriver}`}
        </Fact>
        <Fact label={texts.payment}>{order.paymentMethod}</Fact>
        <Fact label={texts.createdAt}>{momentOf(order.createdAt)}</Fact>
        <Fact label={texts.comment}>{order.comment || texts.noComment}</Fact>
      </dl>
      <OrderDoor order={order} door={door} />
      <Lines order={order} reductions={door.reductions} />
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

function Buyer({ order }: { readonly order: ListedOrder }) {
  const { customerId, buyerName, buyerEmail, buyerPhone, buyerAddress } = order;
  return (
    <>
      <span className={classes['line']}>
        <SectionLink to="/secret-dashboard/users" search={{ user: String(customerId) }}>
          {buyerName}
        </SectionLink>
      </span>
      {buyerEmail && <span className={classes['line']}>{buyerEmail}</span>}
      {buyerPhone && (
        <span className={classes['line']}>
          <Anchor inherit underline="always" href={`tel:${buyerPhone.replace(/[^\d+]/g, '')}`}>
            {buyerPhone}
          </Anchor>
        </span>
      )}
      {buyerAddress && <span className={classes['line']}>{buyerAddress}</span>}
    </>
  );
}

type LinesProps = { readonly order: ListedOrder; readonly reductions: Door['reductions'] };

/** Why a line came out lower than it was ordered, or nothing. */
function reductionText(line: ListedOrder['lines'][number], reductions: Door['reductions']): string {
  const own = reductions.filter(({ orderLineId }) => orderLineId === line.orderLineId);
  if (own.length === 0) return '';
  const ordered = own.reduce((sum, { quantity }) => sum + quantity, line.quantity);
  const reasons = own.map(({ reason, quantity }) => `${REDUCTION_REASON_LABELS[reason]}: ${quantity}`);
  return texts.door.notAccepted(ordered, reasons.join(', '));
}

function Lines({ order, reductions }: LinesProps) {
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
            <td className={`${classes['amount']} ${classes['quantity']}`}>
              {line.quantity} {UNIT_LABELS[line.unit]}
              <span className={classes['code']}>{reductionText(line, reductions)}</span>
            </td>
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
