import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { Money } from '../../../ui/money.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Panel } from '../panel.tsx';
import { texts } from '../texts.ts';
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
