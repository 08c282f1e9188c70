import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { usersTexts } from './texts.ts';

const texts = usersTexts.modal;

export function OpenOrders({ customerId }: { readonly customerId: number }) {
  const open = useQuery(api.admin.orders.open.queryOptions({ customerId }));
  return (
    <section aria-label={texts.openOrders}>
      <Title order={3} mb="xs">
        {texts.openOrders}
      </Title>
      <PageState
        query={open}
        loading={<Skeleton height={60} />}
        isEmpty={(orders) => orders.length === 0}
        empty={<Text c="dimmed">{texts.noOpenOrders}</Text>}
      >
        {(orders) => (
          <Stack gap={6}>
            {orders.map((order) => (
              <Group key={order.orderId} gap="sm">
                <SectionLink to="/secret-dashboard/orders" search={{ q: `#${order.orderId}` }}>
                  {texts.order(order.orderId)}
                </SectionLink>
                <StatusBadge status={order.status} />
                <Dimmed>{order.deliverDate === null ? '' : formatDate(order.deliverDate)}</Dimmed>
                <Money cents={order.totalCents} />
              </Group>
            ))}
          </Stack>
        )}
      </PageState>
    </section>
  );
}
