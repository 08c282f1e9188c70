import { Button, Group, Text } from '@mantine/core';
import { IconChecks, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { joinUnits } from '#shared/prices/units.ts';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { QuantityWords } from '#web/ui/quantity/quantity-words.tsx';
import { ConfirmTick } from './confirm-tick.tsx';
import {
  countConfirmed,
  isAllConfirmed,
  mayConfirm,
  type StaffOrder,
  type StaffOrderLine,
  type StaffOrdersWorkspace,
  type StockRouter,
} from './staff-order.ts';
import classes from './staff-orders.module.css';
import { listTexts } from './staff-orders-texts.ts';
import { useStockActions } from './use-order-actions.ts';

type UnfoldedOrderProps = {
  readonly order: StaffOrder;
  readonly workspace: StaffOrdersWorkspace;
  readonly onOpen: (orderId: number) => void;
};

export function UnfoldedOrder({ order, workspace, onOpen }: UnfoldedOrderProps) {
  const { orderId, invoiceNumber } = order;
  const { stock } = workspace;
  return (
    <section className={classes['unfolded']} aria-label={listTexts.linesOf(orderId)}>
      {stock ? (
        <TickedLines order={order} workspace={workspace} stock={stock} />
      ) : (
        <UnfoldedLines order={order} mark={toldState} />
      )}
      <div className={classes['narrowTools']}>
        <InvoiceButton orderId={orderId} invoiceNumber={invoiceNumber} hasToast />
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => onOpen(orderId)}
        >
          {listTexts.editShort}
        </Button>
      </div>
    </section>
  );
}

function toldState({ isStockConfirmed }: StaffOrderLine): ReactNode {
  return (
    <Text span size="sm" c={isStockConfirmed ? 'good' : 'dimmed'} className={classes['confirm'] ?? ''}>
      {isStockConfirmed ? listTexts.confirmed : listTexts.notConfirmed}
    </Text>
  );
}

type TickedLinesProps = Omit<UnfoldedOrderProps, 'onOpen'> & { readonly stock: StockRouter };

function TickedLines({ order, workspace, stock }: TickedLinesProps) {
  const { confirmLine, confirmAll } = useStockActions(workspace, stock);
  const isOpen = mayConfirm(order);
  return (
    <UnfoldedLines
      order={order}
      mark={(line) => (
        <ConfirmTick
          line={line}
          isDisabled={!isOpen}
          onChange={(isConfirmed) => void confirmLine(order, line.productId, isConfirmed)}
        />
      )}
    >
      {isOpen && !isAllConfirmed(order) && (
        <Button
          variant="default"
          leftSection={<IconChecks size={18} aria-hidden />}
          onClick={() => void confirmAll(order)}
        >
          {listTexts.confirmAll}
        </Button>
      )}
    </UnfoldedLines>
  );
}

type UnfoldedLinesProps = {
  readonly order: StaffOrder;
  readonly mark: (line: StaffOrderLine) => ReactNode;
  readonly children?: ReactNode;
};

function UnfoldedLines({ order, mark, children }: UnfoldedLinesProps) {
  return (
    <>
      <ul className={classes['lines']}>
        {order.lines.map((line) => (
          <li key={line.orderLineId}>
            {mark(line)}
            <span className={classes['product']}>
              <b>{joinUnits(line.productName)}</b>
              <small>
                {[line.productCode, line.shelfPlace && listTexts.shelf(line.shelfPlace)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className={classes['quantity']}>
              <QuantityWords quantity={line.quantity} goods={line} />
            </span>
          </li>
        ))}
      </ul>
      <Group gap="sm" justify="space-between">
        <Text fw={650} size="sm">
          {listTexts.stockSum(countConfirmed(order), order.lines.length)}
        </Text>
        {children}
      </Group>
    </>
  );
}
