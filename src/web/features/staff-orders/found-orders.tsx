import { Group } from '@mantine/core';
import { IconClipboardOff } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { EverywhereSearch } from './everywhere-search.tsx';
import { FindBar } from './find-bar.tsx';
import { findOrders } from './find-orders.ts';
import { FindTools } from './find-tools.tsx';
import type { StaffOrder } from './staff-order.ts';
import { StaffOrderList, type StaffOrderListProps } from './staff-order-list.tsx';
import { findTexts } from './staff-orders-texts.ts';
import { useFind } from './use-find.ts';

type FoundOrdersProps = Pick<StaffOrderListProps, 'workspace' | 'bulk'> & {
  readonly orders: readonly StaffOrder[];
  /** Stands in the place of the list while there is no order at all. */
  readonly empty?: ReactNode;
};

/** A whole list of orders with what narrows and sorts it. */
export function FoundOrders({ orders, workspace, bulk, empty }: FoundOrdersProps) {
  const { find } = useFind();
  const today = useShopToday();
  const wanted = useDeferredValue(find);
  const found = useMemo(() => findOrders(orders, wanted, today), [orders, wanted, today]);
  const tools = <FindTools viewsOf={workspace.role} />;
  return (
    <>
      <FindBar orders={orders} />
      {found.length === 0 && <Group justify="flex-end">{tools}</Group>}
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
          total={orders.length}
          workspace={workspace}
          tools={tools}
          isByRegion={wanted.sort === 'region'}
          {...(bulk ? { bulk } : {})}
        />
      )}
    </>
  );
}
