import { ActionIcon, Badge, Checkbox, Tooltip } from '@mantine/core';
import { IconChevronDown, IconClockExclamation, IconMessage2, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { isOpen, type OrderStatus, offeredStatuses, STATUS } from '#shared/order-status.ts';
import { findRegionName, regionBeside } from '#shared/regions.ts';
import type { Role } from '#shared/roles.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { documentName, InvoiceIcon } from '#web/features/invoice-button.tsx';
import { useFirm } from '#web/firm.ts';
import { withSearch } from '#web/hooks/use-search.ts';
import { Money } from '#web/ui/money.tsx';
import { DriverChip } from './driver-chip.tsx';
import { ConflictBadge, CustomerChangedBadge, HoldBadge } from './order-badges.tsx';
import { OrderMenu } from './order-menu.tsx';
import type { ListedDriver, StaffOrder } from './staff-order.ts';
import { countConfirmed, isAllConfirmed, isLate, isProduced, mayConfirm } from './staff-order.ts';
import classes from './staff-orders.module.css';
import { listTexts, moveTexts } from './staff-orders-texts.ts';
import { StatusChip } from './status-chip.tsx';

export type RowActions = {
  readonly onTick: (orderId: number, isTicked: boolean, isRange: boolean) => void;
  readonly onStatus: (order: StaffOrder, status: OrderStatus) => void;
  readonly onDriver: (order: StaffOrder, driver: ListedDriver | null) => void;
  readonly onOpen: (orderId: number) => void;
  readonly onFold: (orderId: number) => void;
};

type StaffOrderRowProps = RowActions & {
  readonly order: StaffOrder;
  readonly name: string;
  readonly role: Role;
  readonly drivers: readonly ListedDriver[];
  readonly today: ISODate;
  readonly isTicked: boolean;
  readonly isUnfolded: boolean;
  readonly hasCreated: boolean;
};

export const StaffOrderRow = memo(function StaffOrderRow(props: StaffOrderRowProps) {
  useFirm();
  const { order, name, today, onTick } = props;
  const { orderId } = order;
  return (
    <article
      className={classes['row']}
      aria-label={name}
      data-order={orderId}
      data-unconfirmed={(mayConfirm(order) && !isAllConfirmed(order)) || undefined}
      data-late={isLate(order, today) || undefined}
      data-cancelled={order.status === STATUS.cancelled || undefined}
      data-ticked={props.isTicked || undefined}
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: Checkbox is the control. */}
      <label className={classes['tick']}>
        <Checkbox
          aria-label={listTexts.select(orderId)}
          checked={props.isTicked}
          onChange={({ currentTarget, nativeEvent }) =>
            onTick(orderId, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
      </label>
      <FoldButton {...props} />
      <Identity order={order} />
      <Contact order={order} />
      <Lines order={order} />
      <span className={classes['region']}>{findRegionName(order.regionId)}</span>
      <Money cents={order.totalCents} className={classes['amount']} />
      <span className={classes['status']}>
        <StatusChip
          order={order}
          next={offeredStatuses(props.role, order)}
          onChoose={(status) => props.onStatus(order, status)}
        />
      </span>
      {order.invoiceNumber !== null && <small className={classes['invoice']}>{order.invoiceNumber}</small>}
      <span className={classes['driver']}>
        <DriverChip
          order={order}
          drivers={props.drivers}
          onChoose={(driver) => props.onDriver(order, driver)}
        />
      </span>
      <span className={classes['day']}>
        {order.deliverDate === null ? listTexts.noDate : formatDate(order.deliverDate)}
        {isLate(order, today) && (
          <span role="img" aria-label={listTexts.late} title={listTexts.late}>
            <IconClockExclamation size={15} aria-hidden />
          </span>
        )}
      </span>
      {props.hasCreated && (
        <small className={classes['created']}>{listTexts.createdOn(formatDate(order.createdDay))}</small>
      )}
      <Comment text={order.comment} />
      <RowTools order={order} onOpen={props.onOpen} />
    </article>
  );
});

type FoldButtonProps = Pick<StaffOrderRowProps, 'order' | 'isUnfolded' | 'onFold'>;

function FoldButton({ order: { orderId }, isUnfolded, onFold }: FoldButtonProps) {
  return (
    <ActionIcon
      size={30}
      className={classes['fold'] ?? ''}
      aria-expanded={isUnfolded}
      aria-label={isUnfolded ? listTexts.fold(orderId) : listTexts.unfold(orderId)}
      onClick={() => onFold(orderId)}
    >
      <IconChevronDown size={18} aria-hidden />
    </ActionIcon>
  );
}

function Identity({ order }: { readonly order: StaffOrder }) {
  return (
    <Link
      className={classes['who']}
      to="."
      search={withSearch({ order: order.orderId })}
      resetScroll={false}
      preload={false}
      data-order-link={order.orderId}
    >
      <b>{order.orderId}</b>
      <b className={classes['cut']} title={order.buyerName}>
        {order.buyerName}
      </b>
    </Link>
  );
}

function Contact({ order }: { readonly order: StaffOrder }) {
  const region = regionBeside(order.buyerAddress, findRegionName(order.regionId));
  return (
    <small className={classes['contact']}>
      <HoldBadge order={order} />
      <ConflictBadge order={order} />
      <CustomerChangedBadge order={order} />
      {order.attempts > 0 && isOpen(order.status) && (
        <Badge size="sm" color="warn" mr={6}>
          {moveTexts.again(order.attempts + 1)}
        </Badge>
      )}
      {region !== '' && <span className={classes['regionInLine']}>{region} · </span>}
      <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(order.buyerPhone)}</span>
      {order.buyerAddress !== '' && ` · ${order.buyerAddress}`}
    </small>
  );
}

function Lines({ order }: { readonly order: StaffOrder }) {
  const confirmed = countConfirmed(order);
  const isAll = confirmed === order.lines.length;
  return (
    <span className={classes['stock']}>
      <b role="img" aria-label={listTexts.lines(confirmed, order.lines.length)}>
        {confirmed}/{order.lines.length}
      </b>
      {isProduced(order) && (
        <Badge size="sm" color="good" miw="max-content">
          {listTexts.produced}
        </Badge>
      )}
      {order.status !== STATUS.cancelled && (isAll || mayConfirm(order)) && (
        <small>{isAll ? listTexts.allConfirmed : listTexts.unconfirmed}</small>
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

function RowTools({ order, onOpen }: Pick<StaffOrderRowProps, 'order' | 'onOpen'>) {
  const { orderId, invoiceNumber } = order;
  return (
    <span className={classes['more']}>
      <span className={classes['wideTools']}>
        <InvoiceIcon
          orderId={orderId}
          invoiceNumber={invoiceNumber}
          label={listTexts.document(documentName(invoiceNumber), orderId)}
        />
        <ActionIcon
          size={30}
          aria-label={listTexts.edit(orderId)}
          title={listTexts.edit(orderId)}
          onClick={() => onOpen(orderId)}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      </span>
      <OrderMenu order={order} onOpen={() => onOpen(orderId)} />
    </span>
  );
}
