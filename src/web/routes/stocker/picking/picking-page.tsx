import { Button, Group, SegmentedControl, Skeleton, Spoiler, Stack, Switch, Text } from '@mantine/core';
import { IconArrowLeft, IconClipboardCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { categoryLabel, subcategoryLabel } from '#shared/categories.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { regionBeside } from '#shared/regions.ts';
import { api } from '#web/api.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import type { OrdersView } from '#web/features/staff-orders/use-find.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { ordersFields, PICKING_VIEWS } from '#web/routes/stocker/stocker-fields.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Comment, PickingGroups } from './picking-groups-list.tsx';
import type { OrderedLine, PickingGroup, PickingList, PickingOrder } from './picking-list.ts';

type PickingPageProps = {
  readonly view: OrdersView;
  readonly picking: string;
  readonly onBack: () => void;
};

export function PickingPage({ view, picking, onBack }: PickingPageProps) {
  const [grouping, setGroup] = useSearchParam(ordersFields, 'group', 'shelf');
  const [rest, setRest] = useSearchParam(ordersFields, 'rest', '');
  const withRest = rest === 'yes';
  const orderIds = picking.split(',').map(Number).filter(Number.isSafeInteger);
  const isDay = picking === 'day' || orderIds.length === 0;
  const request = isDay ? { day: { date: view.date, by: view.by } } : { orderIds };
  const query = useQuery({
    ...api.stocker.pickingList.get.queryOptions({ ...request, withRest }),
    placeholderData: keepPreviousData,
  });
  const date = formatDate(view.date);
  const ofDay = view.by === 'created' ? texts.picking.ofCreated(date) : texts.picking.ofDelivery(date);
  const search = isDay ? `date=${view.date}&by=${view.by}` : `orders=${orderIds.join(',')}`;
  return (
    <Stack gap="sm">
      <PageHead
        title={texts.picking.title}
        aside={<Text c="dimmed">{isDay ? ofDay : texts.picking.ofSelected(orderIds.length)}</Text>}
      >
        <Button variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
          {texts.picking.back}
        </Button>
        <DocumentButton
          address={`/api/stock/picking-list/pdf?${search}&all=${withRest}`}
          label={texts.picking.pdf}
          failure={texts.picking.pdfFailed}
        />
      </PageHead>
      <Group gap="md">
        <SegmentedControl
          aria-label={texts.picking.view}
          styles={{ label: { paddingInline: 6 } }}
          value={grouping}
          onChange={setGroup}
          data={PICKING_VIEWS.map((value) => ({ value, label: texts.picking.views[value] }))}
        />
        <Switch
          label={texts.picking.withRest}
          checked={withRest}
          onChange={(event) => setRest(event.currentTarget.checked ? 'yes' : '')}
        />
      </Group>
      <PageState
        query={query}
        loading={<Skeleton h={420} />}
        failure={texts.picking.failed}
        isEmpty={(list) => list.orders.length === 0}
        empty={
          <EmptyBox
            icon={<IconClipboardCheck size={26} />}
            title={texts.picking.empty}
            text={texts.picking.emptyHint}
          />
        }
      >
        {(list) => (
          <>
            {grouping === 'shelf' && <Comments list={list} />}
            <PickingGroups
              key={`${grouping}:${search}`}
              list={list}
              groups={groupPicking(list, grouping)}
              withRest={withRest}
            />
          </>
        )}
      </PageState>
    </Stack>
  );
}

/** Two complete lines. */
const COMMENTS_PX = 48;

function Comments({ list }: { readonly list: PickingList }) {
  const said = list.orders.filter((order) => order.comment !== '');
  if (said.length === 0) return null;
  return (
    <Comment>
      <Spoiler
        maxHeight={COMMENTS_PX}
        lh={`${COMMENTS_PX / 32}rem`}
        showLabel={texts.picking.allComments(said.length)}
        hideLabel={null}
      >
        {said.map(({ orderNumber, customerName, comment }) => (
          <div key={orderNumber}>{texts.picking.commentOf(orderNumber, customerName, comment)}</div>
        ))}
      </Spoiler>
    </Comment>
  );
}

export function groupPicking(list: PickingList, view: (typeof PICKING_VIEWS)[number]): PickingGroup[] {
  if (view === 'shelf') return groupByShelf(list);
  const places = placesOf(list);
  if (view === 'van') return list.orders.map((order) => toGroup(order, places, describeVan(order)));
  return list.orders
    .toSorted((a, b) => a.orderNumber - b.orderNumber)
    .map((order) => toGroup(order, places, texts.orders.order(order.orderNumber)));
}

function groupByShelf(list: PickingList): PickingGroup[] {
  const lines = new Map<number, OrderedLine>(
    list.orders.flatMap((order) => order.lines.map((line) => [line.orderLineId, { order, line }] as const)),
  );
  return list.shelves.map(({ aisle, category, subcategory, products }) => ({
    id: `${aisle}/${category}/${subcategory ?? ''}`,
    title: aisle === '' ? subcategoryTitle(category, subcategory) : texts.picking.aisle(aisle),
    hint: aisle === '' ? categoryLabel(category) : '',
    comment: '',
    rows: products.map((product) => ({
      id: `p${product.productId}`,
      product,
      lines: product.orderLineIds.flatMap((id) => lines.get(id) ?? []),
      hint: texts.picking.inOrders(product.orderLineIds.length),
    })),
  }));
}

function subcategoryTitle(category: string, subcategory: string | null): string {
  return subcategory === null ? texts.picking.noShelf : subcategoryLabel(category, subcategory);
}

function placesOf(list: PickingList): ReadonlyMap<number, number> {
  const walked = list.shelves.flatMap((shelf) => shelf.products);
  return new Map(walked.map((product, place) => [product.productId, place]));
}

function describeVan(order: PickingOrder): string {
  const { noDriver, stop } = texts.picking;
  const place = order.stopNumber === null ? '' : stop(order.stopNumber);
  return [order.driverName || noDriver, place, texts.orders.order(order.orderNumber)]
    .filter(Boolean)
    .join(' · ');
}

function toGroup(order: PickingOrder, places: ReadonlyMap<number, number>, title: string): PickingGroup {
  return {
    id: `o${order.orderNumber}`,
    title,
    hint: [order.customerName, regionBeside(order.address, order.regionName), order.address]
      .filter(Boolean)
      .join(' · '),
    comment: order.comment,
    rows: order.lines
      .filter((line) => line.quantity > 0)
      .toSorted((a, b) => (places.get(a.productId) ?? 0) - (places.get(b.productId) ?? 0))
      .map((line) => ({ id: `l${line.orderLineId}`, product: line, lines: [{ order, line }], hint: '' })),
  };
}
