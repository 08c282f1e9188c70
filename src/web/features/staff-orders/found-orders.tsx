import { IconClipboardOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { EverywhereSearch } from './everywhere-search.tsx';
import { FindBar } from './find-bar.tsx';
import { findOrders } from './find-orders.ts';
import type { StaffOrder } from './staff-order.ts';
import { StaffOrderList, type StaffOrderListProps } from './staff-order-list.tsx';
import { findTexts } from './staff-orders-texts.ts';
import { useFind } from './use-find.ts';
import { useOrdersView } from './use-orders-view.ts';

type FoundOrdersProps = Pick<StaffOrderListProps, 'workspace' | 'bulk'> & {
  readonly orders: readonly StaffOrder[];
  /** Stands in the place of the list while there is no order at all. */
  readonly empty?: ReactNode;
};

/** A whole list of orders with what narrows and sorts it. */
export function FoundOrders({ orders, workspace, bulk, empty }: FoundOrdersProps) {
  const { find } = useFind();
  // Of those that wait only so many are listed; how many there are is told all the same.
  const isPending = useOrdersView().mode === 'pending';
  const pending = useQuery({ ...workspace.router.countPending.queryOptions(), enabled: isPending });
  const total = Math.max(orders.length, (isPending && pending.data?.count) || 0);
  const today = useShopToday();
  const wanted = useDeferredValue(find);
  const found = useMemo(() => findOrders(orders, wanted, today), [orders, wanted, today]);
  return (
    <>
      <FindBar orders={orders} viewsOf={workspace.role} />
      {orders.length === 0 && find.text === '' && empty}
      {found.length === 0 && (orders.length > 0 || find.text !== '') && (
        <EmptyBox
          icon={<IconClipboardOff size={26} />}
          title={findTexts.nothing}
          text={findTexts.nothingHint}
        >
          {find.text !== '' && (
            <EverywhereSearch key={find.text} term={find.text} router={workspace.router} />
          )}
        </EmptyBox>
      )}
      {found.length > 0 && (
        <StaffOrderList
          orders={found}
          total={total}
          workspace={workspace}
          isByRegion={wanted.sort === 'region'}
          {...(bulk ? { bulk } : {})}
        />
      )}
    </>
  );
}
