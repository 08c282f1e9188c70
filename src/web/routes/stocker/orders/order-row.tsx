import { Button, Checkbox } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import { STATUS } from '#shared/order-status.ts';
import { formatDate } from '#shared/shop-dates.ts';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { ExpandButton } from '#web/features/staff-orders/expand-button.tsx';
import { OrderClient } from '#web/features/staff-orders/order-client.tsx';
import { OrderSelects } from '#web/features/staff-orders/order-selects.tsx';
import type { ListedDriver, StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import shared from '#web/features/staff-orders/staff-orders.module.css';
import { texts } from '#web/routes/stocker/texts.ts';
import { Pill } from '#web/ui/pill.tsx';
import { isAllConfirmed } from './confirmed-stock.ts';
import { OrderLines } from './order-lines.tsx';
import classes from './order-row.module.css';
import { useOrderChanges } from './use-order-changes.ts';
import { warehouseOrders } from './warehouse-orders.ts';

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
    <li className={`${shared['row']} ${classes['row']}`} data-unconfirmed={!isConfirmed || undefined}>
      <article aria-label={texts.orders.order(orderId)}>
        <div className={`${shared['head']} ${classes['head']}`}>
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
          <OrderClient order={order} />
          <div className={shared['date']}>
            <span className={shared['small']}>{texts.orders.delivery}</span>
            {order.deliverDate === null ? texts.orders.noDate : formatDate(order.deliverDate)}
          </div>
          <OrderSelects
            order={order}
            drivers={drivers}
            workspace={warehouseOrders}
            onStatus={changes.setStatus}
            onDriver={changes.setDriver}
          />
          <div className={shared['actions']}>
            <InvoiceButton orderId={orderId} hasToast />
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              aria-label={texts.orders.editOf(orderId)}
              onClick={() => onEdit(orderId)}
            >
              {texts.orders.edit}
            </Button>
            <ExpandButton
              isOpen={isOpen}
              controls={linesId}
              label={isOpen ? texts.orders.collapse(orderId) : texts.orders.expand(orderId)}
              onToggle={toggle}
            />
          </div>
        </div>
        <div id={linesId} hidden={!isOpen}>
          {isOpen && (
            <OrderLines
              order={order}
              onConfirm={changes.confirmLine}
              onConfirmAll={changes.confirmAll}
              onReady={() => changes.setStatus(STATUS.prepared)}
            />
          )}
        </div>
      </article>
    </li>
  );
});
