import { ActionIcon, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import { STATUSES_BY_ROLE } from '../../../../shared/order-status.ts';
import { UNIT_LABELS } from '../../../../shared/units.ts';
import { InvoiceButton } from '../../../ui/invoice-button.tsx';
import { Money } from '../../../ui/money.tsx';
import { OrderStatusSelect } from '../../../ui/order-status-select.tsx';
import { deliveryText } from '../customer/past-order.ts';
import { texts } from '../texts.ts';
import classes from './orders.module.css';
import type { ListedDriver, StaffOrder } from './staff-order.ts';
import { useOrderChanges } from './use-order-changes.ts';

type OrderRowProps = { readonly order: StaffOrder; readonly drivers: readonly ListedDriver[] };

/** One order of the list with its status and its driver; it opens to its products. */
export const OrderRow = memo(function OrderRow({ order, drivers }: OrderRowProps) {
  const { orderId } = order;
  const [isOpen, { toggle }] = useDisclosure(false);
  const changes = useOrderChanges(order);
  const linesId = `order-lines-${orderId}`;
  return (
    <li className={classes['row']}>
      <article aria-label={texts.orders.order(orderId)}>
        <div className={classes['head']}>
          <b className={classes['number']}>#{orderId}</b>
          <div className={classes['client']}>
            <b>{order.buyerName}</b>
            <span className={classes['small']}>
              <a href={`tel:${order.buyerNumber.replace(/\s/g, '')}`}>{order.buyerNumber}</a>
              <span>{order.buyerAddress}</span>
            </span>
          </div>
          <span className={classes['day']}>
            <span className={classes['small']}>{texts.orders.delivery}</span>
            {deliveryText(order.deliverDate)}
          </span>
          <Money cents={order.totalCents} className={classes['amount']} />
          <div className={classes['selects']}>
            <OrderStatusSelect
              order={order}
              offered={STATUSES_BY_ROLE.call_agent}
              texts={texts.orders}
              onChange={changes.setStatus}
            />
            <DriverSelect order={order} drivers={drivers} onChange={changes.setDriver} />
          </div>
          <div className={classes['actions']}>
            <InvoiceButton orderId={orderId} />
            <ActionIcon
              variant="default"
              size={36}
              aria-expanded={isOpen}
              aria-controls={linesId}
              aria-label={isOpen ? texts.orders.hide(orderId) : texts.orders.show(orderId)}
              onClick={toggle}
            >
              <IconChevronDown
                className={classes['arrow']}
                size={20}
                aria-hidden
                data-open={isOpen || undefined}
              />
            </ActionIcon>
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

type DriverSelectProps = {
  readonly order: StaffOrder;
  readonly drivers: readonly ListedDriver[];
  readonly onChange: (driverNr: number | null) => void;
};

/** Who drives: the shop's real drivers, nobody, or somebody who is no longer listed. */
function DriverSelect({ order, drivers, onChange }: DriverSelectProps) {
  const { orderId, driverNr, driverName } = order;
  const isListed = drivers.some((driver) => driver.driverNr === driverNr);
  const isFormer = !isListed && driverName !== null;
  return (
    <NativeSelect
      aria-label={texts.orders.driver(orderId)}
      value={isFormer ? 'former' : String(driverNr ?? '')}
      onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
    >
      <option value="">{texts.orders.chooseDriver}</option>
      {isFormer && (
        <option value="former" disabled>
          {driverName}
        </option>
      )}
      {drivers.map((driver) => (
        <option key={driver.driverNr} value={driver.driverNr}>
          {texts.orders.driverOption(driver.driverNr, driver.name)}
        </option>
      ))}
    </NativeSelect>
  );
}
