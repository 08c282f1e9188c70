import { Alert, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import { formatCents } from '#shared/prices/money.ts';
import type { StatusPreview } from '#web/features/staff-orders/status-consequences.ts';
import { ordersTexts } from './texts.ts';

const texts = ordersTexts.bulk;

type SkippedOrdersProps = { readonly left: readonly StatusPreview[]; readonly status: OrderStatus };

export function SkippedOrders({ left, status }: SkippedOrdersProps) {
  const delivered = left.filter((order) => order.status === STATUS.delivered && status !== STATUS.delivered);
  const others = Map.groupBy(
    left.filter((order) => !delivered.includes(order)),
    ({ obstacle }) => obstacle,
  );
  return (
    <>
      {delivered.length > 0 && (
        <Alert color="warn" role="alert" title={texts.delivered(delivered.length)}>
          {texts.deliveredHint}
          <OrderList>
            {delivered.map((order) => (
              <List.Item key={order.orderId}>
                {texts.order(order.orderId, order.buyerName, formatCents(order.totalCents))}:{' '}
                {lossesOf(order, status).join(' · ')}
              </List.Item>
            ))}
          </OrderList>
        </Alert>
      )}
      {[...others].map(([obstacle, orders]) => (
        <Text key={obstacle} size="sm">
          {obstacle} {texts.numbers(orders.map(({ orderId }) => orderId))}
        </Text>
      ))}
    </>
  );
}

function lossesOf({ door, invoice }: StatusPreview, to: OrderStatus): string[] {
  return [
    ...(door ? [texts.proof] : []),
    ...(door && door.receivedCents > 0 ? [texts.payment(formatCents(door.receivedCents))] : []),
    ...(invoice?.credits ?? []).map(({ number, leftCents }) =>
      texts.creditOf(number, formatCents(leftCents)),
    ),
    ...(invoice && to !== STATUS.cancelled ? [texts.invoice(invoice.number)] : []),
  ];
}

export function OrderList({ children }: { readonly children: ReactNode }) {
  return (
    <List size="sm" mah={160} style={{ overflowY: 'auto' }} tabIndex={0}>
      {children}
    </List>
  );
}
