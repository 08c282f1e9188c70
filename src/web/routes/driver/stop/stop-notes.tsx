import { Alert, Stack, Text } from '@mantine/core';
import { IconDoor, IconMessage } from '@tabler/icons-react';
import { STATUS } from '#shared/order-status.ts';
import { texts } from '#web/routes/driver/texts.ts';
import type { DriverOrder } from './driver-order.ts';

export function StopNotes({ orders }: { readonly orders: readonly DriverOrder[] }) {
  const notes = [...new Set(orders.flatMap((order) => order.driverNotes))];
  const comments = orders.filter((order) => order.comment !== '' && order.status !== STATUS.cancelled);
  if (notes.length + comments.length === 0) return null;
  return (
    <Stack gap="xs" style={{ overflowWrap: 'anywhere' }}>
      {notes.length > 0 && (
        <Alert color="warn" p="xs" icon={<IconDoor size={20} aria-hidden />} title={texts.forDriver}>
          {notes.map((note) => (
            <Text key={note} size="md">
              <WholeCodes text={note} />
            </Text>
          ))}
        </Alert>
      )}
      {comments.length > 0 && (
        <Alert color="info" p="xs" icon={<IconMessage size={20} aria-hidden />}>
          {comments.map((order) => (
            <Text key={order.orderId} size="md">
              <b>{comments.length > 1 ? texts.commentOf(order.orderId) : texts.comment}:</b>{' '}
              <WholeCodes text={order.comment} />
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  );
}

function WholeCodes({ text }: { readonly text: string }) {
  return text.split(/(\d+(?:-\d+)+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no id.
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );
}
