import { useQuery } from '@tanstack/react-query';
import { STATUS } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { StatTile } from '#web/routes/stocker/stat-tile.tsx';
import { texts } from '#web/routes/stocker/texts.ts';
import classes from './orders-tab.module.css';

/** How many orders are shown, how many of them are ready, and how many are to prepare in the whole shop. */
export function OrderCounters({ orders }: { readonly orders: readonly StaffOrder[] | undefined }) {
  const pending = useQuery(api.stocker.orders.countPending.queryOptions());
  const ready = orders?.filter((order) => order.status === STATUS.prepared).length;
  return (
    <dl className={classes['counters']}>
      <StatTile label={texts.orders.total} value={orders?.length} />
      <StatTile label={texts.orders.ready} value={ready} tone="good" />
      <StatTile label={texts.orders.toPrepare} value={pending.data?.count} tone="warn" />
    </dl>
  );
}
