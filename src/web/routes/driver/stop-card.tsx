import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconSignature } from '@tabler/icons-react';
import { formatCents } from '#shared/money.ts';
import { STATUS } from '#shared/order-status.ts';
import { formatDate } from '#shared/shop-dates.ts';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { isDeliverable, isDone } from './driver-order.ts';
import { StatusPicker } from './status-picker.tsx';
import classes from './stop.module.css';
import { type StopProps, stopId } from './stop-actions.ts';
import { StopButtons } from './stop-buttons.tsx';
import { StopContact } from './stop-contact.tsx';
import { StopLines } from './stop-lines.tsx';
import { texts } from './texts.ts';

/** A stop on a phone: who, where, how much, and the next step under the thumb. */
export function StopCard(props: StopProps) {
  const { order, position, isWaiting, onDoor } = props;
  const { orderId } = order;
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <article
      className={classes['card']}
      aria-label={texts.order(orderId)}
      data-done={isDone(order) || undefined}
      id={stopId(orderId)}
    >
      <div className={classes['top']}>
        <span className={classes['position']}>
          {position} <span className={classes['order']}>{texts.order(orderId)}</span>
        </span>
        <span className={classes['pills']}>
          {isWaiting && <Pill tone="warn">{texts.waiting}</Pill>}
          <StatusBadge status={order.status} />
        </span>
      </div>
      <h2 className={classes['name']}>{order.buyerName}</h2>
      <p className={classes['address']}>{order.buyerAddress}</p>
      <p className={classes['facts']}>
        <span>{order.deliverDate === null ? texts.noDate : formatDate(order.deliverDate)}</span>
        <span>
          {texts.collect} <Money className={classes['amount']} cents={order.totalCents} />
        </span>
      </p>
      {order.comment && (
        <p className={classes['comment']}>
          <b>{texts.comment}:</b> {order.comment}
        </p>
      )}
      {order.delivery && order.status === STATUS.delivered && (
        <p className={classes['comment']}>
          {texts.received(formatCents(order.delivery.amountReceivedCents), order.delivery.receiverName)}
        </p>
      )}
      <StopButtons {...props} />
      <div className={classes['tools']}>
        <StopContact order={order} size="lg" />
        {isDeliverable(order) && (
          <Button
            size="lg"
            variant="light"
            aria-label={texts.doorOf(orderId)}
            leftSection={<IconSignature size={20} aria-hidden />}
            onClick={() => onDoor(orderId)}
          >
            {texts.door}
          </Button>
        )}
      </div>
      <div className={classes['rest']}>
        <StatusPicker {...props} />
        <InvoiceButton orderId={orderId} label={texts.invoice} mode="save" size="lg" fullWidth />
      </div>
      <Button
        fullWidth
        size="lg"
        variant="subtle"
        justify="space-between"
        aria-expanded={isOpen}
        rightSection={
          <IconChevronDown
            size={20}
            aria-hidden
            className={classes['arrow']}
            data-open={isOpen || undefined}
          />
        }
        onClick={toggle}
      >
        {texts.products(order.lines.length)}
      </Button>
      {isOpen && <StopLines order={order} />}
    </article>
  );
}
