import { CATEGORY_LABELS, subcategoryLabel } from '#shared/categories.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import type { PickingGroup, PickingList } from './picking-list.ts';

/** Everything together, as it lies on the shelves. */
export function groupByShelf(list: PickingList): PickingGroup[] {
  return list.shelves.map(({ category, subcategory, products }) => ({
    id: `${category}/${subcategory ?? ''}`,
    title: subcategory === null ? texts.picking.noShelf : subcategoryLabel(subcategory),
    hint: CATEGORY_LABELS[category],
    lines: products.map((product) => ({
      id: `p${product.productId}`,
      name: product.name,
      code: product.code,
      unit: product.unit,
      quantity: product.quantity,
      hint: texts.picking.inOrders(product.orderCount),
    })),
  }));
}

/** Order by order, the lines of each as they lie on the shelves. */
export function groupByOrder(list: PickingList): PickingGroup[] {
  const places = new Map(
    list.shelves.flatMap((shelf) => shelf.products).map((product, place) => [product.productId, place]),
  );
  return list.orders.map((order) => ({
    id: `o${order.orderNumber}`,
    title: texts.orders.order(order.orderNumber),
    hint: [order.customerName, order.address, order.driverName].filter(Boolean).join(' · '),
    lines: order.lines
      .filter((line) => line.quantity > 0)
      .toSorted((a, b) => (places.get(a.productId) ?? 0) - (places.get(b.productId) ?? 0))
      .map((line) => ({
        id: `o${order.orderNumber}p${line.productId}`,
        name: line.name,
        code: line.code,
        unit: line.unit,
        quantity: line.quantity,
      })),
  }));
}
