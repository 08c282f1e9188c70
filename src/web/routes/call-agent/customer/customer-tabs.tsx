import { Badge, Skeleton, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import type { Proposals } from '#web/routes/call-agent/call/use-proposals.ts';
import { FIELDS } from '#web/routes/call-agent/fields.ts';
import classes from '#web/routes/call-agent/rows.module.css';
import { texts } from '#web/routes/call-agent/texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notes } from './notes.tsx';
import { OrderRow } from './order-row.tsx';
import { PastOrders } from './past-orders.tsx';

export type CustomerTab = 'open' | 'history' | 'notes';

type CustomerTabsProps = {
  readonly customerId: number;
  readonly tab: CustomerTab | null;
  readonly onTab: (tab: CustomerTab) => void;
  readonly proposals: Proposals;
};

export function CustomerTabs({ customerId, tab, onTab, proposals }: CustomerTabsProps) {
  const open = useQuery(api.callAgent.orders.open.queryOptions({ customerId }));
  const notes = useQuery(api.callAgent.customers.notes.queryOptions({ customerId }));
  const counts = { open: open.data?.length ?? 0, history: 0, notes: notes.data?.length ?? 0 };
  const shown = tab ?? (counts.open > 0 ? 'open' : 'history');
  const names = { open: texts.open.tab, history: texts.history.title, notes: texts.notes.tab };
  return (
    <Tabs value={shown} keepMounted={false} onChange={(next) => next && onTab(next as CustomerTab)}>
      <Tabs.List grow mb="xs">
        {(['open', 'history', 'notes'] as const).map((name) => (
          <Tabs.Tab
            key={name}
            value={name}
            px={2}
            fz="xs"
            styles={{
              tab: { flex: '1 1 0', justifyContent: 'center' },
              tabLabel: { flex: '0 1 auto', whiteSpace: 'normal' },
              // With more than the words the three do not fit in one row on a tablet.
              tabSection: { marginInlineStart: 4 },
            }}
            rightSection={
              counts[name] > 0 && (
                <Badge
                  size="sm"
                  px={6}
                  miw="max-content"
                  color={name === 'notes' ? 'warn' : 'info'}
                  aria-hidden
                >
                  {counts[name]}
                </Badge>
              )
            }
          >
            {names[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="open">
        <OpenOrders customerId={customerId} proposals={proposals} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <PastOrders customerId={customerId} proposals={proposals} />
      </Tabs.Panel>
      <Tabs.Panel value="notes">
        <Notes customerId={customerId} />
      </Tabs.Panel>
    </Tabs>
  );
}

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
