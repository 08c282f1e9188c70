import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatDate } from '#shared/shop-dates.ts';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import classes from './order-card.module.css';
import { OrderDetails } from './order-details.tsx';
import { StatusSelect } from './status-select.tsx';
import { ordersTexts as texts } from './texts.ts';
import type { ListedOrder } from './use-set-status.ts';

function factsOf({ createdDay, lines, deliverDate }: ListedOrder): string {
  const facts = [formatDate(createdDay), texts.items(lines.length)];
  return [...facts, ...(deliverDate === null ? [] : [texts.deliverOn(formatDate(deliverDate))])].join(' · ');
}

type OrderCardProps = {
  readonly order: ListedOrder;
  readonly isSelected: boolean;
  readonly onSelect: (id: number, isSelected: boolean) => void;
};

/** An order in the list: its main facts, its status to be changed, its invoice; opened, everything about it. */
export function OrderCard({ order, isSelected, onSelect }: OrderCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  return (
    <li className={classes['card']} data-selected={isSelected} data-order={order.orderId}>
      <div className={classes['head']}>
        <input
          type="checkbox"
          className={classes['check']}
          aria-label={texts.select(order.orderId)}
          checked={isSelected}
          onChange={(event) => onSelect(order.orderId, event.currentTarget.checked)}
        />
        <button
          type="button"
          className={classes['toggle']}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classes['number']}>
            #{order.orderId}
            <StatusBadge status={order.status} />
          </span>
          <span className={classes['buyer']}>
            <span className={classes['name']}>{order.buyerName}</span>
            <span className={classes['facts']}>{factsOf(order)}</span>
          </span>
          <Money cents={order.totalCents} className={classes['total']} />
          <IconChevronDown className={classes['chevron']} size={20} aria-hidden />
        </button>
        <div className={classes['actions']}>
          <StatusSelect order={order} />
          <InvoiceButton orderId={order.orderId} />
        </div>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <OrderDetails order={order} />}
      </div>
    </li>
  );
}
