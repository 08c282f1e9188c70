import { Badge, Checkbox, Tooltip } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { isOpen, type OrderStatus, offeredStatuses, STATUS } from '#shared/order-status.ts';
import { findRegionName } from '#shared/regions.ts';
import type { Role } from '#shared/roles.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { Money } from '#web/ui/money.tsx';
import { DriverChip } from './driver-chip.tsx';
import { ConflictBadge, CustomerChangedBadge, HoldBadge } from './order-badges.tsx';
import { OrderMenu } from './order-menu.tsx';
import type { ListedDriver, StaffOrder } from './staff-order.ts';
import { countConfirmed, isAllConfirmed, isLate, isProduced } from './staff-order.ts';
import classes from './staff-orders.module.css';
import { listTexts, moveTexts } from './staff-orders-texts.ts';
import { StatusChip } from './status-chip.tsx';

export type RowActions = {
  readonly onTick: (orderId: number, isTicked: boolean, isRange: boolean) => void;
  readonly onStatus: (order: StaffOrder, status: OrderStatus) => void;
  readonly onDriver: (order: StaffOrder, driver: ListedDriver | null) => void;
  readonly onOpen: (orderId: number) => void;
};

type StaffOrderRowProps = RowActions & {
  readonly order: StaffOrder;
  readonly name: string;
  readonly role: Role;
  readonly drivers: readonly ListedDriver[];
  readonly today: ISODate;
  readonly isTicked: boolean;
  readonly hasCreated: boolean;
};

export const StaffOrderRow = memo(function StaffOrderRow(props: StaffOrderRowProps) {
  const { order, name, today, onTick, onOpen } = props;
  const { orderId } = order;
  const isCancelled = order.status === STATUS.cancelled;
  return (
    <article
      className={classes['row']}
      aria-label={name}
      data-order={orderId}
      data-unconfirmed={(!isCancelled && !isAllConfirmed(order)) || undefined}
      data-late={isLate(order, today) || undefined}
      data-cancelled={isCancelled || undefined}
      data-ticked={props.isTicked || undefined}
    >
      <Checkbox
        aria-label={listTexts.select(orderId)}
        checked={props.isTicked}
        onChange={({ currentTarget, nativeEvent }) =>
          onTick(orderId, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
      <Identity order={order} />
      <Lines order={order} />
      <Money cents={order.totalCents} className={classes['amount']} />
      <StatusChip
        order={order}
        next={offeredStatuses(props.role, order)}
        onChoose={(status) => props.onStatus(order, status)}
      />
      <DriverChip
        order={order}
        drivers={props.drivers}
        onChoose={(driver) => props.onDriver(order, driver)}
      />
      <span className={classes['day']}>
        {order.deliverDate === null ? listTexts.noDate : formatDate(order.deliverDate)}
        {isLate(order, today) && <small>{listTexts.late}</small>}
      </span>
      {props.hasCreated && (
        <span className={classes['created']} title={listTexts.created}>
          {formatDate(order.createdDay)}
        </span>
      )}
      <span className={classes['region']}>{findRegionName(order.regionId)}</span>
      <Comment text={order.comment} />
      <OrderMenu order={order} onOpen={() => onOpen(orderId)} />
    </article>
  );
});

function Identity({ order }: { readonly order: StaffOrder }) {
  const contact = [formatPhone(order.buyerPhone), order.buyerAddress].filter(Boolean).join(' · ');
  return (
    <Link
      className={classes['identity']}
      to="."
      search={(before: Readonly<Record<string, string | undefined>>) => ({
        ...before,
        order: String(order.orderId),
      })}
      resetScroll={false}
      preload={false}
      data-order-link={order.orderId}
    >
      <b>{order.orderId}</b>
      <span>
        <b className={classes['cut']}>{order.buyerName}</b>
        <small className={classes['cut']} title={contact}>
          <HoldBadge order={order} />
          <ConflictBadge order={order} />
          <CustomerChangedBadge order={order} />
          {order.attempts > 0 && isOpen(order.status) && (
            <Badge size="sm" color="warn" mr={6}>
              {moveTexts.again(order.attempts + 1)}
            </Badge>
          )}
          <span className={classes['regionInLine']}>{findRegionName(order.regionId)} · </span>
          {contact}
        </small>
      </span>
    </Link>
  );
}

function Lines({ order }: { readonly order: StaffOrder }) {
  const confirmed = countConfirmed(order);
  return (
    <span className={classes['stock']}>
      <b role="img" aria-label={listTexts.lines(confirmed, order.lines.length)}>
        {confirmed}/{order.lines.length}
      </b>{' '}
      {isProduced(order) && (
        <Badge size="sm" color="good">
          {listTexts.produced}
        </Badge>
      )}
      {order.status !== STATUS.cancelled && (
        <small>{confirmed === order.lines.length ? listTexts.allConfirmed : listTexts.unconfirmed}</small>
      )}
    </span>
  );
}

function Comment({ text }: { readonly text: string }) {
  if (text === '') return <span className={classes['comment']} />;
  return (
    <Tooltip label={text} multiline maw={320} withArrow>
      <span role="img" aria-label={listTexts.comment(text)} className={classes['comment']}>
        <IconMessage2 size={17} aria-hidden />
      </span>
    </Tooltip>
  );
}
