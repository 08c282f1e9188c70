import { Button, Checkbox, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { UNIT_LABELS } from '../../../../shared/units.ts';
import { texts } from '../texts.ts';
import classes from './order-lines.module.css';
import { countConfirmed, isAllConfirmed, type StaffOrder } from './staff-order.ts';

type OrderLinesProps = {
  readonly order: StaffOrder;
  readonly onConfirm: (productId: number, isConfirmed: boolean) => void;
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
            <Checkbox
              classNames={{ root: classes['check'] ?? '', body: classes['checkBody'] ?? '' }}
              checked={line.isStockConfirmed}
              label={line.isStockConfirmed ? texts.orders.confirmed : texts.orders.notConfirmed}
              aria-label={texts.orders.confirmLine(line.productName)}
              onChange={(event) => onConfirm(line.productId, event.currentTarget.checked)}
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
        {order.status === 'E Procesuar' && (
          <Button size="sm" onClick={onReady}>
            {texts.orders.setReady}
          </Button>
        )}
      </div>
    </div>
  );
}
