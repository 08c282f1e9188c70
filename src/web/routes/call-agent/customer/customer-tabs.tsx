import { Badge, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import type { Proposals } from '#web/routes/call-agent/call/use-proposals.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Notes } from './notes.tsx';
import { OrderHistory } from './order-history.tsx';

export type CustomerTab = 'history' | 'notes';

type CustomerTabsProps = {
  readonly customerId: number;
  readonly tab: CustomerTab;
  readonly onTab: (tab: CustomerTab) => void;
  readonly proposals: Proposals;
};

export function CustomerTabs({ customerId, tab, onTab, proposals }: CustomerTabsProps) {
  const open = useQuery(api.callAgent.orders.open.queryOptions({ customerId }));
  const notes = useQuery(api.callAgent.customers.notes.queryOptions({ customerId }));
  const counts = { history: open.data?.length ?? 0, notes: notes.data?.length ?? 0 };
  const names = { history: texts.history.title, notes: texts.notes.tab };
  return (
    <Tabs value={tab} keepMounted={false} onChange={(next) => next && onTab(next as CustomerTab)}>
      <Tabs.List grow mb="xs">
        {(['history', 'notes'] as const).map((name) => (
          <Tabs.Tab
            key={name}
            value={name}
            px={2}
            fz="xs"
            styles={{
              tab: { flex: '1 1 0', justifyContent: 'center' },
              tabLabel: { flex: '0 1 auto', whiteSpace: 'normal' },
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
                  title={name === 'history' ? texts.open.count(counts.history) : undefined}
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
      <Tabs.Panel value="history">
        <OrderHistory customerId={customerId} proposals={proposals} />
      </Tabs.Panel>
      <Tabs.Panel value="notes">
        <Notes customerId={customerId} />
      </Tabs.Panel>
    </Tabs>
  );
}
