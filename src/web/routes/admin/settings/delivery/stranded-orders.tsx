import { Alert, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { findRegionName } from '#shared/regions.ts';
import { api } from '#web/api.ts';
import { useFirm } from '#web/firm.ts';
import { settingsTexts } from '#web/routes/admin/settings/texts.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';

const texts = settingsTexts.delivery;

export function StrandedOrders({ regionId }: { readonly regionId?: number }) {
  useFirm();
  const { data = [] } = useQuery(api.admin.deliveryRules.stranded.queryOptions());
  const orders = data.filter((order) => regionId === undefined || order.regionId === regionId);
  if (orders.length === 0) return null;
  return (
    <Alert color="warn" title={texts.stranded(orders.length)} role="status">
      <Text size="sm">{texts.strandedHint}</Text>
      <Group component="ul" gap="4px 1rem" mt={6} mah="12rem" style={{ overflowY: 'auto' }}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <SectionLink to="/secret-dashboard/orders" search={{ order: order.orderId }}>
              {texts.order(order.orderId)}
            </SectionLink>{' '}
            · {order.buyerName} · {findRegionName(order.regionId)} · {formatDate(order.deliverDate)}
          </li>
        ))}
      </Group>
    </Alert>
  );
}
