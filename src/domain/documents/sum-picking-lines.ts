import { CATEGORIES, type Category, SUBCATEGORIES } from '#shared/categories.ts';
import type { PickingLine, PickingOrder } from './picking-list-data.ts';

/** A product of a picking list: its pieces over all orders, and how many orders want it. */
export type PickingSum = PickingLine & { readonly orderCount: number };

/** A shelf with its products by name. */
export type PickingShelf = {
  readonly category: Category;
  readonly subcategory: string | null;
  readonly products: readonly PickingSum[];
};

const byName = new Intl.Collator('sq', { numeric: true });

/**
 * Sums the lines of orders per product, in shelf order: category, subcategory, name (issue "Warehouse": picking list).
 * Lines without pieces (rejected at the door) are left out.
 */
export function sumPickingLines(orders: readonly PickingOrder[]): readonly PickingShelf[] {
  const sums = new Map<number, PickingSum>();
  for (const line of orders.flatMap((order) => order.lines)) {
    if (line.quantity <= 0) continue;
    const known = sums.get(line.productId);
    const quantity = (known?.quantity ?? 0) + line.quantity;
    sums.set(line.productId, { ...(known ?? line), quantity, orderCount: (known?.orderCount ?? 0) + 1 });
  }
  return [...Map.groupBy(sums.values(), shelfKey).values()]
    .flatMap((products): PickingShelf[] => {
      const [first] = products;
      if (first === undefined) return [];
      const { category, subcategory } = first;
      return [{ category, subcategory, products: inShelfOrder(products) }];
    })
    .sort(compareShelves);
}

/** The lines of one order as they lie on the shelves. */
export function inShelfOrder<Line extends PickingLine>(lines: readonly Line[]): readonly Line[] {
  return lines.toSorted(
    (a, b) => compareShelves(a, b) || byName.compare(a.name, b.name) || a.productId - b.productId,
  );
}

type Shelf = Pick<PickingLine, 'category' | 'subcategory'>;

function shelfKey({ category, subcategory }: Shelf): string {
  return `${category}/${subcategory ?? ''}`;
}

function compareShelves(a: Shelf, b: Shelf): number {
  return (
    CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
    subcategoryRank(a) - subcategoryRank(b) ||
    byName.compare(a.subcategory ?? '', b.subcategory ?? '')
  );
}

/** Products without a subcategory, or with one that is no longer listed, come after the others of their category. */
function subcategoryRank({ category, subcategory }: Shelf): number {
  const keys: readonly string[] = SUBCATEGORIES[category];
  const rank = subcategory === null ? -1 : keys.indexOf(subcategory);
  if (rank >= 0) return rank;
  return subcategory === null ? keys.length + 1 : keys.length;
}
