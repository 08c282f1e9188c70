import { Button, Checkbox, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { STATUS } from '#shared/order-status.ts';
import { UNIT_LABELS } from '#shared/units.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { countConfirmed, isAllConfirmed } from './confirmed-stock.ts';
import classes from './order-lines.module.css';

type OrderLinesProps = {
  readonly order: StaffOrder;
  /** Settles when the server has answered. */
  readonly onConfirm: (productId: number, isConfirmed: boolean) => Promise<void>;
  readonly onConfirmAll: () => void;
  readonly onReady: () => void;
};

/** The products of an order with a tick for each that is on the shelf. */
export function OrderLines({ order, onConfirm, onConfirmAll, onReady }: OrderLinesProps) {
  const isDone = isAllConfirmed(order);
  return (
    <div className={classes['box']}>
      {order.comment && (
        <Text size="sm" mb="xs">
          <b>{texts.orders.comment}:</b> {order.comment}
        </Text>
      )}
      <ul className={classes['lines']}>
        {order.lines.map((line) => (
          <li key={line.orderLineId} className={classes['line']}>
            <span className={classes['name']}>
              {line.productName}
              <span className={classes['code']}>{line.productCode}</span>
            </span>
            <span className={classes['quantity']}>
              {line.quantity} <span className={classes['unit']}>{UNIT_LABELS[line.unit]}</span>
            </span>
            <StockCheck
              name={line.productName}
              isConfirmed={line.isStockConfirmed}
              onConfirm={(isConfirmed) => onConfirm(line.productId, isConfirmed)}
            />
          </li>
        ))}
      </ul>
      <div className={classes['foot']}>
        <span className={classes['sum']}>
          {texts.orders.stockSum(countConfirmed(order), order.lines.length)}
        </span>
        <Button
          size="sm"
          variant="default"
          disabled={isDone}
          leftSection={<IconChecks size={18} aria-hidden />}
          onClick={onConfirmAll}
        >
          {texts.orders.confirmAll}
        </Button>
        {order.status === STATUS.processed && (
          <Button size="sm" onClick={onReady}>
            {texts.orders.setReady}
          </Button>
        )}
      </div>
    </div>
  );
}

type StockCheckProps = {
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => Promise<void>;
};

/** The tick of one product; it follows the finger at once and the server afterwards. */
function StockCheck({ name, isConfirmed, onConfirm }: StockCheckProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isShown = wanted ?? isConfirmed;
  return (
    <Checkbox
      classNames={{ root: classes['check'] ?? '', body: classes['checkBody'] ?? '' }}
      checked={isShown}
      label={isShown ? texts.orders.confirmed : texts.orders.notConfirmed}
      aria-label={texts.orders.confirmLine(name)}
      onChange={(event) => {
        setWanted(event.currentTarget.checked);
        void onConfirm(event.currentTarget.checked).finally(() => setWanted(null));
      }}
    />
  );
}
