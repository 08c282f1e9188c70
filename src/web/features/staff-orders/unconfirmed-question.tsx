import { List } from '@mantine/core';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { countConfirmed } from './confirmed-stock.ts';
import type { StaffOrder } from './staff-order.ts';
import { unconfirmedTexts as texts } from './staff-orders-texts.ts';

type UnconfirmedQuestionProps = {
  /** Those of which not every product is confirmed. */
  readonly orders: readonly StaffOrder[];
  /** How many orders are to be marked. */
  readonly total: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

const MAX_NAMED = 6;

type UnconfirmedOrdersProps = Pick<UnconfirmedQuestionProps, 'orders' | 'total'>;

/** What of the orders nobody has seen on the shelf: of a single order the products, else how much of each order. */
export function UnconfirmedOrders({ orders, total }: UnconfirmedOrdersProps) {
  const only = onlyOf({ orders, total });
  const named = only
    ? only.lines
        .filter((line) => !line.isStockConfirmed)
        .map((line) => texts.line(line.productName, line.quantity))
    : orders.map((order) => texts.order(order.orderId, countConfirmed(order), order.lines.length));
  const more = named.length - MAX_NAMED;
  return (
    <>
      {only
        ? texts.questionOne(countConfirmed(only), only.lines.length)
        : texts.question(orders.length, total)}
      <List size="sm" mt="xs">
        {named.slice(0, MAX_NAMED).map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
        {more > 0 && <List.Item>{texts.more(more)}</List.Item>}
      </List>
    </>
  );
}

/** Asks before orders are marked as prepared although somebody has still to see some of their products on the shelf. */
export function UnconfirmedQuestion({ orders, total, onConfirm, onClose }: UnconfirmedQuestionProps) {
  const only = onlyOf({ orders, total });
  return (
    <ConfirmDialog
      isOpen
      title={only ? texts.titleOne(only.orderId) : texts.title(total)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.back}
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      <UnconfirmedOrders orders={orders} total={total} />
    </ConfirmDialog>
  );
}

function onlyOf({ orders, total }: UnconfirmedOrdersProps): StaffOrder | undefined {
  return total === 1 ? orders[0] : undefined;
}
