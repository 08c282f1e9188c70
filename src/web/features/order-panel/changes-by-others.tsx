import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffOrdersRouter } from '#web/features/staff-orders/staff-order.ts';
import { useUser } from '#web/session.ts';
import { type OrderEvent, sentenceOf } from './order-history.tsx';
import { panelTexts as texts } from './texts.ts';

type ChangesByOthersProps = {
  readonly orderId: number;
  readonly router: Pick<StaffOrdersRouter, 'events'>;
};

export function ChangesByOthers({ orderId, router }: ChangesByOthersProps) {
  const events = useQuery(router.events.queryOptions({ orderId })).data;
  const [seen, setSeen] = useState<number | null>(null);
  const userId = useUser()?.id;
  if (events === undefined) return null;
  if (seen === null) {
    setSeen(events.length);
    return null;
  }
  const changes = findOthers(events.slice(seen), userId);
  if (changes.length === 0) return null;
  return (
    <Alert role="alert" color="warn" title={texts.changedByOthers}>
      {changes.map((event) => (
        <Text key={`${event.at} ${sentenceOf(event)}`} size="sm">
          {sentenceOf(event)} · {event.actorName ?? texts.system}
        </Text>
      ))}
      <Group justify="flex-end">
        <Button size="compact-md" variant="default" onClick={() => setSeen(events.length)}>
          {texts.seen}
        </Button>
      </Group>
    </Alert>
  );
}

export function findOthers(events: readonly OrderEvent[], userId: number | undefined): OrderEvent[] {
  return events.filter((event) => event.actorId !== userId);
}
