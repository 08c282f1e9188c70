import { Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/shop-dates.ts';
import type { StaffOrder, StaffOrdersRouter } from '#web/features/staff-orders/staff-order.ts';
import { Money } from '#web/ui/money.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { panelTexts as texts } from './texts.ts';

type OtherOrdersProps = { readonly order: StaffOrder; readonly router: Pick<StaffOrdersRouter, 'open'> };

/** What else is open for the same customer: it may go with this one. */
export function OtherOrders({ order, router }: OtherOrdersProps) {
  const open = useQuery(router.open.queryOptions({ customerId: order.customerId }));
  const others = (open.data ?? []).filter((other) => other.orderId !== order.orderId);
  if (others.length === 0) return null;
  return (
    <Stack component="section" gap={4} aria-label={texts.others}>
      <Title order={3} size="h4">
        {texts.others}
      </Title>
      {others.map((other) => (
        <Group key={other.orderId} gap="sm">
          <TextLink
            to="."
            search={(before: Readonly<Record<string, string | undefined>>) => ({
              ...before,
              order: String(other.orderId),
            })}
            replace
            resetScroll={false}
          >
            {texts.order(other.orderId)}
          </TextLink>
          <span>{other.deliverDate === null ? texts.noDate : formatDate(other.deliverDate)}</span>
          <StatusBadge status={other.status} />
          <Money cents={other.totalCents} />
        </Group>
      ))}
    </Stack>
  );
}
