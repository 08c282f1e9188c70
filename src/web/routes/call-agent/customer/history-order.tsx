import { Button } from '@mantine/core';
import { IconChevronDown, IconRepeat } from '@tabler/icons-react';
import type { ISODate } from '#shared/shop-dates.ts';
import { UNIT_LABELS } from '#shared/units.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import classes from './orders-cards.module.css';
import { dayStatus, deliveryText, type PastOrder } from './past-order.ts';

type HistoryOrderProps = {
  readonly order: PastOrder;
  readonly today: ISODate;
  readonly isOpen: boolean;
  readonly isRepeating: boolean;
  readonly onToggle: () => void;
  readonly onRepeat: () => void;
};

/** One past order; it opens to its products. */
export function HistoryOrder({ order, today, isOpen, isRepeating, onToggle, onRepeat }: HistoryOrderProps) {
  const status = dayStatus(order.deliverDate, today);
  const linesId = `history-${order.orderId}`;
  return (
    <li className={classes['past']}>
      <button
        type="button"
        className={classes['head']}
        aria-expanded={isOpen}
        aria-controls={linesId}
        onClick={onToggle}
      >
        <span className={classes['number']}>{texts.history.order(order.orderId)}</span>
        <Pill tone={status.tone}>{status.label}</Pill>
        <IconChevronDown className={classes['arrow']} size={18} aria-hidden data-open={isOpen || undefined} />
        <span className={classes['small']}>{deliveryText(order.deliverDate)}</span>
        <Money cents={order.totalCents} className={classes['amount']} />
      </button>
      <div id={linesId} hidden={!isOpen} className={classes['body']}>
        <StatusBadge status={order.status} />
        <ul className={classes['lines']}>
          {order.lines.map((line) => (
            <li key={line.orderLineId}>
              <span>{line.productName}</span>
              <span className={classes['small']}>
                {line.quantity} {UNIT_LABELS[line.unit]} × <Money cents={line.unitPriceCents} />
              </span>
            </li>
          ))}
        </ul>
        <Button
          variant="light"
          loading={isRepeating}
          leftSection={<IconRepeat size={18} aria-hidden />}
          onClick={onRepeat}
        >
          {texts.history.repeat}
        </Button>
      </div>
    </li>
  );
}
