import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import type { Proposals } from '#web/routes/call-agent/call/use-proposals.ts';
import { FIELDS } from '#web/routes/call-agent/fields.ts';
import classes from '#web/routes/call-agent/rows.module.css';
import { texts } from '#web/routes/call-agent/texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { OrderRow } from './order-row.tsx';

type OpenOrdersProps = { readonly customerId: number; readonly proposals: Proposals };

export function OpenOrders({ customerId, proposals }: OpenOrdersProps) {
  const open = useQuery(api.callAgent.orders.open.queryOptions({ customerId }));
  const [openId, setOpenId] = useState<number | null>(null);
  if (!open.data) {
    if (!open.error) return <Skeleton h={52} aria-hidden />;
    return <ErrorBox error={open.error} fallback={texts.open.failed} onRetry={() => void open.refetch()} />;
  }
  if (open.data.length === 0) return <Text c="dimmed">{texts.open.none}</Text>;
  return (
    <ul id={FIELDS.openOrders} className={classes['list']}>
      {open.data.map((order) => (
        <OrderRow
          key={order.orderId}
          order={order}
          proposals={proposals}
          isOpen={order.orderId === openId}
          onToggle={() => setOpenId(order.orderId === openId ? null : order.orderId)}
        />
      ))}
    </ul>
  );
}
