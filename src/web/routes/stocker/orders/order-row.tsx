import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import { STATUSES_BY_ROLE } from '../../../../shared/order-status.ts';
import { formatDate } from '../../../../shared/shop-dates.ts';
import { InvoiceButton } from '../../../ui/invoice-button.tsx';
import { OrderStatusSelect } from '../../../ui/order-status-select.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { texts } from '../texts.ts';
import { DriverSelect } from './driver-select.tsx';
import { OrderLines } from './order-lines.tsx';
import classes from './order-row.module.css';
import { isAllConfirmed, type ListedDriver, type StaffOrder } from './staff-order.ts';
import { useOrderChanges } from './use-order-changes.ts';

type OrderRowProps = {
  readonly order: StaffOrder;
  readonly drivers: readonly ListedDriver[];
  readonly isSelected: boolean;
  readonly onSelect: (orderId: number, isSelected: boolean) => void;
  readonly onEdit: (orderId: number) => void;
};

/** One order of the list; it opens to its products. */
export const OrderRow = memo(function OrderRow({
  order,
  drivers,
  isSelected,
  onSelect,
  onEdit,
}: OrderRowProps) {
  const { orderId } = order;
  const [isOpen, { toggle }] = useDisclosure(false);
  const changes = useOrderChanges(order);
  const isConfirmed = isAllConfirmed(order);
  const linesId = `order-lines-${orderId}`;
  return (
    <li className={classes['row']} data-unconfirmed={!isConfirmed || undefined}>
      <article aria-label={texts.orders.order(orderId)}>
        <div className={classes['head']}>
          <Checkbox
            size="md"
            aria-label={texts.bulk.select(orderId)}
            checked={isSelected}
            onChange={(event) => onSelect(orderId, event.currentTarget.checked)}
          />
          <div className={classes['number']}>
            <b>{orderId}</b>
            <Pill tone={isConfirmed ? 'good' : 'bad'}>
              {isConfirmed ? texts.orders.allConfirmed : texts.orders.unconfirmed}
            </Pill>
          </div>
          <Client order={order} />
          <div className={classes['date']}>
            <span className={classes['small']}>{texts.orders.delivery}</span>
            {order.deliverDate === null ? texts.orders.noDate : formatDate(order.deliverDate)}
          </div>
          <div className={classes['selects']}>
            <OrderStatusSelect
              order={order}
              offered={STATUSES_BY_ROLE.stocker}
              texts={texts.orders}
              onChange={changes.setStatus}
            />
            <DriverSelect
              label={texts.orders.driver(orderId)}
              drivers={drivers}
              driverNr={order.driverNr}
              formerName={order.driverName}
              onChange={changes.setDriver}
            />
          </div>
          <div className={classes['actions']}>
            <InvoiceButton orderId={orderId} hasToast />
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              aria-label={texts.orders.editOf(orderId)}
              onClick={() => onEdit(orderId)}
            >
              {texts.orders.edit}
            </Button>
            <ActionIcon
              variant="default"
              size={36}
              aria-expanded={isOpen}
              aria-controls={linesId}
              aria-label={isOpen ? texts.orders.collapse(orderId) : texts.orders.expand(orderId)}
              onClick={toggle}
            >
              <IconChevronDown
                size={20}
                aria-hidden
                className={classes['arrow']}
                data-open={isOpen || undefined}
              />
            </ActionIcon>
          </div>
        </div>
        <div id={linesId} hidden={!isOpen}>
          {isOpen && (
            <OrderLines
              order={order}
              onConfirm={changes.confirmLine}
              onConfirmAll={changes.confirmAll}
              onReady={() => changes.setStatus('E Pergaditur')}
            />
          )}
        </div>
      </article>
    </li>
  );
});

function Client({ order }: { readonly order: StaffOrder }) {
  return (
    <div className={classes['client']}>
      <b>{order.buyerName}</b>
      <span className={classes['contact']}>
        <a className={classes['phone']} href={`tel:${order.buyerNumber}`}>
          {order.buyerNumber}
        </a>
        <span>{order.buyerAddress}</span>
      </span>
    </div>
  );
}
