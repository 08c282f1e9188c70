import { Skeleton } from '@mantine/core';
import { texts } from '#web/routes/packer/texts.ts';
import classes from './orders.module.css';
import { countItems, type PackingOrder } from './packing-order.ts';

/** How many items the day has, how many are still to be made, how many are made. */
export function ItemCounters({ orders }: { readonly orders: readonly PackingOrder[] | undefined }) {
  const count = orders && countItems(orders);
  const tiles = [
    { label: texts.counters.total, value: count?.total, tone: 'plain' },
    { label: texts.counters.open, value: count?.open, tone: 'warn' },
    { label: texts.counters.produced, value: count?.produced, tone: 'good' },
  ];
  return (
    <dl className={classes['counters']}>
      {tiles.map(({ label, value, tone }) => (
        <div key={label} className={classes['counter']} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton h={28} w={44} />}</dd>
        </div>
      ))}
    </dl>
  );
}
