import { Alert, Group, Text } from '@mantine/core';
import { IconDoorOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { ATTEMPT_REASON_LABELS } from '#shared/delivery.ts';
import { api } from '#web/api.ts';
import { useWaiting } from '#web/routes/driver/outbox/use-outbox.ts';
import { useUndo } from '#web/routes/driver/outbox/use-undo.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { Pill } from '#web/ui/pill.tsx';
import type { DriverOrder } from './driver-order.ts';

type NotDeliveredProps = { readonly date: ISODate; readonly orders: readonly DriverOrder[] };

export function NotDelivered({ date, orders }: NotDeliveredProps) {
  const { data: noted = [] } = useQuery(api.driver.orders.attempts.queryOptions({ date }));
  const findUndo = useUndo();
  const unsent = useWaiting().flatMap(({ orderId, attempt }) => {
    const order = orders.find((candidate) => candidate.orderId === orderId);
    return attempt && order && !findUndo(orderId)
      ? [{ orderId, buyerName: order.buyerName, reason: attempt }]
      : [];
  });
  return (
    <div role="status" style={{ display: 'contents' }}>
      {noted.length + unsent.length > 0 && (
        <Alert color="gray" p="sm" icon={<IconDoorOff size={20} aria-hidden />} title={texts.notDelivered}>
          {noted.map(({ attemptId, orderId, buyerName, reason, deliverDate }) => (
            <Text key={attemptId} size="md">
              <b>{buyerName}</b> · {texts.attempted(orderId, ATTEMPT_REASON_LABELS[reason])}
              {deliverDate !== null && ` · ${texts.triedAgain(formatDate(deliverDate))}`}
            </Text>
          ))}
          {unsent.map(({ orderId, buyerName, reason }) => (
            <Group key={orderId} gap="xs">
              <Text size="md">
                <b>{buyerName}</b> · {texts.attempted(orderId, ATTEMPT_REASON_LABELS[reason])}
              </Text>
              <Pill tone="warn">{texts.waiting}</Pill>
            </Group>
          ))}
        </Alert>
      )}
    </div>
  );
}
