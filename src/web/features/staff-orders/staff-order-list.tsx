import { Checkbox, Group, Title } from '@mantine/core';
import { IconClipboardList, IconClipboardOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { MAX_BULK_ORDERS } from '#shared/bulk-orders.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { findRegionName } from '#shared/regions.ts';
import { useFirm } from '#web/firm.ts';
import { useSearchPlace } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { openedOrder } from '#web/search-fields.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { EverywhereSearch, FindBar, FindTools } from './find-bar.tsx';
import { findOrders } from './find-orders.ts';
import {
  EXTRA_COLUMNS,
  type ListedDriver,
  layoutWithout,
  listChoosable,
  type OrderColumn,
  type StaffOrder,
  type StaffOrdersWorkspace,
} from './staff-order.ts';
import { type RowActions, StaffOrderRow } from './staff-order-row.tsx';
import classes from './staff-orders.module.css';
import { findTexts, listTexts, type OrdersViewTexts } from './staff-orders-texts.ts';
import { UnfoldedOrder } from './unfolded-order.tsx';
import { useConfirmedActions } from './use-confirmed-actions.tsx';
import { type OrdersView, useFind } from './use-find.ts';
import { type Selection, useListKeys, useSelection } from './use-listed-orders.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

export type StaffOrderListProps = {
  readonly orders: readonly StaffOrder[];
  readonly total: number;
  readonly workspace: StaffOrdersWorkspace;
  readonly hidden?: readonly OrderColumn[];
  readonly isByRegion?: boolean;
  readonly tools?: ReactNode;
  readonly others?: readonly StaffOrder[];
  readonly bulk?: (selection: Selection, drivers: readonly ListedDriver[]) => ReactNode;
};

export function StaffOrderList(props: StaffOrderListProps) {
  const { orders, total, workspace, hidden = EXTRA_COLUMNS, isByRegion = false, tools, others, bulk } = props;
  const drivers = useQuery(workspace.drivers.list.queryOptions()).data ?? [];
  const choosable = listChoosable(orders, workspace.role);
  const selection = useSelection({ orders, choosable, others });
  const actions = useConfirmedActions(workspace);
  const opened = useSearchPlace(openedOrder, 'order');
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (orderId: number) => setUnfolded((before) => before.symmetricDifference(new Set([orderId]))),
    [],
  );
  return (
    <>
      <Group className={classes['above'] ?? ''} justify="space-between" gap="sm" mih="1.7rem">
        {choosable.length === 0 ? <span /> : <TickAll count={choosable.length} selection={selection} />}
        <Group gap="sm">
          <Dimmed role="status">{listTexts.found(orders.length, total)}</Dimmed>
          {tools}
        </Group>
      </Group>
      <Rows
        orders={orders}
        workspace={workspace}
        drivers={drivers}
        hidden={hidden}
        isByRegion={isByRegion}
        selection={selection}
        unfolded={unfolded}
        onFold={toggle}
        onTick={selection.tick}
        onStatus={actions.setStatus}
        onDriver={actions.setDriver}
        onOpen={opened.open}
      />
      {selection.ids.length > 0 && bulk?.(selection, drivers)}
      {actions.question}
    </>
  );
}

function TickAll({ count, selection }: { readonly count: number; readonly selection: Selection }) {
  return (
    <Checkbox
      label={count > MAX_BULK_ORDERS ? listTexts.selectFirst(MAX_BULK_ORDERS) : listTexts.selectAll(count)}
      checked={selection.isAll}
      indeterminate={selection.ids.length > 0 && !selection.isAll}
      onChange={(event) => selection.tickAll(event.currentTarget.checked)}
    />
  );
}

type RowsProps = RowActions & {
  readonly orders: readonly StaffOrder[];
  readonly workspace: StaffOrdersWorkspace;
  readonly drivers: readonly ListedDriver[];
  readonly hidden: readonly OrderColumn[];
  readonly isByRegion: boolean;
  readonly selection: Selection;
  readonly unfolded: ReadonlySet<number>;
};

function Rows({
  orders,
  workspace,
  drivers,
  hidden,
  isByRegion,
  selection,
  unfolded,
  ...actions
}: RowsProps) {
  const today = useShopToday();
  const { list, rows, top, goTo, findFirstInSight } = useVirtualRows(orders);
  const onKeyDown = useListKeys({ orders, selection, goTo, findFirstInSight });
  return (
    <ul
      ref={list}
      className={classes['list']}
      aria-label={workspace.texts.list}
      style={{ ...layoutWithout(hidden), height: rows.getTotalSize() }}
      data-hidden={hidden.join(' ')}
      onKeyDown={onKeyDown}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const order = orders[index];
        return (
          order && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={orders.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {isByRegion && orders[index - 1]?.regionId !== order.regionId && (
                <RegionHeading orders={orders} regionId={order.regionId} />
              )}
              <StaffOrderRow
                {...actions}
                order={order}
                name={workspace.texts.order(order.orderId)}
                role={workspace.role}
                drivers={drivers}
                today={today}
                isTicked={selection.has(order.orderId)}
                isUnfolded={unfolded.has(order.orderId)}
                hasCreated={!hidden.includes('created')}
              />
              {unfolded.has(order.orderId) && (
                <UnfoldedOrder order={order} workspace={workspace} onOpen={actions.onOpen} />
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}

type RegionHeadingProps = { readonly orders: readonly StaffOrder[]; readonly regionId: number | null };

function RegionHeading({ orders, regionId }: RegionHeadingProps) {
  useFirm();
  const count = orders.filter((order) => order.regionId === regionId).length;
  return (
    <Title order={2} size="h5" px="xs" pt="sm" pb={4}>
      {listTexts.regionOf(findRegionName(regionId) ?? findTexts.noRegion, count)}
    </Title>
  );
}

export function NoOrders({ view, texts }: { readonly view: OrdersView; readonly texts: OrdersViewTexts }) {
  return (
    <EmptyBox
      icon={<IconClipboardList size={26} />}
      title={texts.empty}
      text={view.mode === 'day' ? texts.emptyDay(formatDate(view.date)) : texts.emptyPending}
    />
  );
}

type FoundOrdersProps = Pick<StaffOrderListProps, 'workspace' | 'bulk'> & {
  readonly orders: readonly StaffOrder[];
  readonly empty?: ReactNode;
};

export function FoundOrders({ orders, workspace, bulk, empty }: FoundOrdersProps) {
  const { find, wanted, found } = useFoundOrders(orders);
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

function useFoundOrders(orders: readonly StaffOrder[]) {
  const { find } = useFind();
  const today = useShopToday();
  const wanted = useDeferredValue(find);
  const found = useMemo(() => findOrders(orders, wanted, today), [orders, wanted, today]);
  return { find, wanted, found };
}

const loadPanel = () =>
  import('#web/features/order-panel/order-panel.tsx').then((module) => module.OrderPanel);

type OpenedOrderProps = {
  readonly workspace: StaffOrdersWorkspace;
  /** As listed behind the panel, which steps through the matching ones. */
  readonly orders?: readonly StaffOrder[] | undefined;
};

const NO_ORDERS: readonly StaffOrder[] = [];

export function OpenedOrder({ workspace, orders = NO_ORDERS }: OpenedOrderProps) {
  const { value: orderId, change, leave } = useSearchPlace(openedOrder, 'order');
  const { found } = useFoundOrders(orders);
  if (orderId === undefined) return null;
  return (
    <LazyPart load={loadPanel} onMissing={leave}>
      {(OrderPanel) => (
        <OrderPanel
          orderId={orderId}
          listed={found.map((order) => order.orderId)}
          workspace={workspace}
          onChange={change}
          onClose={leave}
        />
      )}
    </LazyPart>
  );
}
