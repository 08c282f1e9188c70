import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import classes from './orders-cards.module.css';
import { deliveryText } from './past-order.ts';

/** What is on its way to the customer already. */
export function OpenOrdersCard({ customerId }: { readonly customerId: number }) {
  const open = useQuery(api.callAgent.orders.open.queryOptions({ customerId }));
  return (
    <Panel title={texts.open.title} aside={open.data && <Pill>{open.data.length}</Pill>}>
      {!open.data && open.isPending && <Skeleton h={52} radius="md" aria-hidden />}
      {!open.data && open.error && (
        <ErrorBox error={open.error} fallback={texts.open.failed} onRetry={() => void open.refetch()} />
      )}
      {open.data?.length === 0 && <p className={classes['none']}>{texts.open.none}</p>}
      {open.data && open.data.length > 0 && (
        <ul className={classes['list']}>
          {open.data.map((order) => (
            <li key={order.orderId} className={classes['open']}>
              <span className={classes['number']}>{texts.open.order(order.orderId)}</span>
              <StatusBadge status={order.status} />
              <span className={classes['small']}>{deliveryText(order.deliverDate)}</span>
              <Money cents={order.totalCents} className={classes['amount']} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
