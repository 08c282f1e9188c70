import { CATEGORY_LABELS, subcategoryLabel } from '#shared/categories.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import type { OrderedLine, PickingGroup, PickingList, PickingOrder } from './picking-list.ts';

export const PICKING_VIEWS = ['shelf', 'van', 'order'] as const;

type PickingView = (typeof PICKING_VIEWS)[number];

export function toPickingView(value: string): PickingView {
  return PICKING_VIEWS.find((view) => view === value) ?? 'shelf';
}

export function groupPicking(list: PickingList, view: PickingView): PickingGroup[] {
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
    title: aisle === '' ? subcategoryTitle(subcategory) : texts.picking.aisle(aisle),
    hint: aisle === '' ? CATEGORY_LABELS[category] : '',
    comment: '',
    rows: products.map((product) => ({
      id: `p${product.productId}`,
      product,
      lines: product.orderLineIds.flatMap((id) => lines.get(id) ?? []),
      hint: texts.picking.inOrders(product.orderLineIds.length),
    })),
  }));
}

function subcategoryTitle(subcategory: string | null): string {
  return subcategory === null ? texts.picking.noShelf : subcategoryLabel(subcategory);
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
    hint: [order.customerName, order.regionName, order.address].filter(Boolean).join(' · '),
    comment: order.comment,
    rows: order.lines
      .filter((line) => line.quantity > 0)
      .toSorted((a, b) => (places.get(a.productId) ?? 0) - (places.get(b.productId) ?? 0))
      .map((line) => ({ id: `l${line.orderLineId}`, product: line, lines: [{ order, line }], hint: '' })),
  };
}
