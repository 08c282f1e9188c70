import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { STATUS } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { texts } from '#web/routes/stocker/texts.ts';

export function OrderCounters({ orders }: { readonly orders: readonly StaffOrder[] | undefined }) {
  const pending = useQuery(api.stocker.orders.countPending.queryOptions());
  const ready = orders?.filter((order) => order.status === STATUS.prepared).length;
  return (
    <Group component="dl" gap="md" m={0} style={{ rowGap: 0 }}>
      <Counter label={texts.orders.total} value={orders?.length} />
      <Counter label={texts.orders.ready} value={ready} color="var(--shop-good-text)" />
      <Counter label={texts.orders.toPrepare} value={pending.data?.count} color="var(--shop-warn-text)" />
    </Group>
  );
}

type CounterProps = { readonly label: string; readonly value: number | undefined; readonly color?: string };

function Counter({ label, value, color = 'inherit' }: CounterProps) {
  return (
    <Group gap={6} align="baseline" wrap="nowrap">
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} fw={700} c={color} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {value ?? '…'}
      </Text>
    </Group>
  );
}
