import { useDisclosure } from '@mantine/hooks';
import { memo } from 'react';
import { UNIT_LABELS } from '#shared/units.ts';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { ExpandButton } from '#web/features/staff-orders/expand-button.tsx';
import { OrderClient } from '#web/features/staff-orders/order-client.tsx';
import { OrderSelects } from '#web/features/staff-orders/order-selects.tsx';
import type { ListedDriver, StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import shared from '#web/features/staff-orders/staff-orders.module.css';
import { useOrderSettings } from '#web/features/staff-orders/use-order-settings.ts';
import { deliveryText } from '#web/routes/call-agent/customer/past-order.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { callCentreOrders } from './call-centre-orders.ts';
import classes from './orders.module.css';

type OrderRowProps = { readonly order: StaffOrder; readonly drivers: readonly ListedDriver[] };

/** One order of the list with its status and its driver; it opens to its products. */
export const OrderRow = memo(function OrderRow({ order, drivers }: OrderRowProps) {
  const { orderId } = order;
  const [isOpen, { toggle }] = useDisclosure(false);
  const changes = useOrderSettings(order, callCentreOrders);
  const linesId = `order-lines-${orderId}`;
  return (
    <li className={shared['row']}>
      <article aria-label={texts.orders.order(orderId)}>
        <div className={`${shared['head']} ${classes['head']}`}>
          <b className={classes['number']}>#{orderId}</b>
          <OrderClient order={order} />
          <span className={shared['date']}>
            <span className={`${shared['small']} ${classes['dayLabel']}`}>{texts.orders.delivery}</span>
            {deliveryText(order.deliverDate)}
          </span>
          <Money cents={order.totalCents} className={classes['amount']} />
          <OrderSelects
            order={order}
            drivers={drivers}
            workspace={callCentreOrders}
            onStatus={changes.setStatus}
            onDriver={changes.setDriver}
          />
          <div className={shared['actions']}>
            <InvoiceButton orderId={orderId} />
            <ExpandButton
              isOpen={isOpen}
              controls={linesId}
              label={isOpen ? texts.orders.hide(orderId) : texts.orders.show(orderId)}
              onToggle={toggle}
            />
          </div>
        </div>
        <div id={linesId} hidden={!isOpen} className={classes['lines']}>
          {isOpen && <Lines order={order} />}
        </div>
      </article>
    </li>
  );
});

function Lines({ order }: { readonly order: StaffOrder }) {
  return (
    <>
      {order.comment && (
        <p className={classes['comment']}>
          <b>{texts.orders.comment}:</b> {order.comment}
        </p>
      )}
      <ul>
        {order.lines.map((line) => (
          <li key={line.orderLineId}>
            <span>
              {line.productName} <span className={classes['small']}>{line.productCode}</span>
            </span>
            <span className={classes['pieces']}>
              {line.quantity} {UNIT_LABELS[line.unit]}
            </span>
            <Money cents={line.totalCents} className={classes['amount']} />
          </li>
        ))}
      </ul>
    </>
  );
}
