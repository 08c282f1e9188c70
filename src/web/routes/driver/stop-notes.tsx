import { Alert, Text } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import type { DriverOrder } from './driver-order.ts';
import { texts } from './texts.ts';

/** What the driver has to know at this place: what was said when ordering. */
export function StopNotes({ orders }: { readonly orders: readonly DriverOrder[] }) {
  const comments = orders.filter((order) => order.comment !== '');
  if (comments.length === 0) return null;
  return (
    <Alert color="info" p="xs" icon={<IconMessage size={20} aria-hidden />}>
      {comments.map((order) => (
        <Text key={order.orderId} size="md" style={{ overflowWrap: 'anywhere' }}>
          <b>{comments.length > 1 ? texts.commentOf(order.orderId) : texts.comment}:</b> {order.comment}
        </Text>
      ))}
    </Alert>
  );
}
