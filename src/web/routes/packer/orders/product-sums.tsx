import { Skeleton, Stack } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { foldText } from '#shared/fold.ts';
import { formatDate } from '#shared/shop-dates.ts';
import { UNIT_LABELS } from '#shared/units.ts';
import { api } from '#web/api.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { NothingFits } from './nothing-fits.tsx';
import classes from './product-sums.module.css';
import type { PackingView } from './use-packing-view.ts';

type Sum = inferOutput<typeof api.packer.orders.summary>[number];

/** The day summed per product: how many pieces in all, how many are made, how many are left. */
export function ProductSums({ view }: { readonly view: PackingView }) {
  const sums = useQuery({
    ...api.packer.orders.summary.queryOptions({ day: view.day }),
    placeholderData: keepPreviousData,
  });
  return (
    <PageState
      query={sums}
      failure={texts.sums.failed}
      loading={
        <Stack gap="xs" aria-hidden>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} h={56} radius="md" />
          ))}
        </Stack>
      }
    >
      {(all) => <ChosenSums sums={all} view={view} />}
    </PageState>
  );
}

function chooseSums(sums: readonly Sum[], { choice }: PackingView): Sum[] {
  const wanted = foldText(choice.query);
  return sums.filter((sum) => {
    const isShown =
      choice.filter === 'all' || (choice.filter === 'open' ? sum.leftQuantity > 0 : sum.leftQuantity === 0);
    return isShown && foldText(`${sum.productName} ${sum.productCode}`).includes(wanted);
  });
}

function ChosenSums({ sums, view }: { readonly sums: readonly Sum[]; readonly view: PackingView }) {
  const chosen = chooseSums(sums, view);
  if (chosen.length > 0) return <SumTable sums={chosen} />;
  if (sums.length > 0) return <NothingFits view={view} />;
  return (
    <EmptyBox
      icon={<IconPackage size={26} />}
      title={texts.orders.empty}
      text={texts.orders.emptyDay(formatDate(view.day.date))}
    />
  );
}

function SumTable({ sums }: { readonly sums: readonly Sum[] }) {
  const { product, orders, total, produced, left } = texts.sums;
  return (
    <div className={classes['box']}>
      <table className={classes['table']}>
        <caption className={classes['caption']}>{texts.sums.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{product}</th>
            <th scope="col">{orders}</th>
            <th scope="col">{total}</th>
            <th scope="col">{produced}</th>
            <th scope="col">{left}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <SumRow key={sum.productId} sum={sum} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SumRow({ sum }: { readonly sum: Sum }) {
  const { orders, total, produced, left, done } = texts.sums;
  return (
    <tr>
      <th scope="row">
        {sum.productName} <span className={classes['code']}>{sum.productCode}</span>
        <span className={classes['bar']} aria-hidden>
          <span style={{ width: `${(100 * sum.producedQuantity) / sum.quantity}%` }} />
        </span>
      </th>
      <td data-label={orders}>{sum.orderCount}</td>
      <td data-label={total}>
        <b>
          {sum.quantity} {UNIT_LABELS[sum.unit]}
        </b>
      </td>
      <td data-label={produced}>{sum.producedQuantity}</td>
      <td data-label={left}>
        {sum.leftQuantity === 0 ? <Pill tone="good">{done}</Pill> : <b>{sum.leftQuantity}</b>}
      </td>
    </tr>
  );
}
