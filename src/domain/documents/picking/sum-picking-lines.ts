import { type Category, findCategoryRow } from '#shared/categories.ts';
import { firmTables } from '#shared/firm/firm-tables.ts';
import { compareNames } from '#shared/text/fold.ts';
import type { PickingLine, PickingOrder } from './picking-list-data.ts';

export type PickingSum = Omit<PickingLine, 'orderLineId' | 'isPicked'> & {
  readonly orderLineIds: readonly number[];
};

export type PickingShelf = {
  readonly aisle: string;
  readonly category: Category;
  readonly subcategory: string | null;
  readonly products: readonly PickingSum[];
};

/**
 * Quantities per product in walking order: by shelf place, then products without a place by category, subcategory and
 * name. Lines with quantity 0 (refused on delivery) are left out.
 */
export function sumPickingLines(orders: readonly PickingOrder[]): readonly PickingShelf[] {
  const wanted = orders.flatMap((order) => order.lines).filter((line) => line.quantity > 0);
  const sums = [...Map.groupBy(wanted, (line) => line.productId).values()].flatMap((lines): PickingSum[] => {
    const [first] = lines;
    if (first === undefined) return [];
    const { orderLineId: _, isPicked: __, ...product } = first;
    const quantity = lines.reduce((total, line) => total + line.quantity, 0);
    return [{ ...product, quantity, orderLineIds: lines.map((line) => line.orderLineId) }];
  });
  return [...Map.groupBy(byShelf(sums), shelfKey).values()].flatMap((products): PickingShelf[] => {
    const [first] = products;
    if (first === undefined) return [];
    const { category, subcategory } = first;
    return [{ aisle: aisleOf(first), category, subcategory, products }];
  });
}

type Placed = Pick<PickingLine, 'productId' | 'name' | 'category' | 'subcategory' | 'shelfPlace'>;

export function byShelf<Line extends Placed>(lines: readonly Line[]): Line[] {
  return lines.toSorted(
    (a, b) =>
      Number(a.shelfPlace === '') - Number(b.shelfPlace === '') ||
      compareNames(a.shelfPlace, b.shelfPlace) ||
      compareCategories(a, b) ||
      compareNames(a.name, b.name) ||
      a.productId - b.productId,
  );
}

function aisleOf({ shelfPlace }: Placed): string {
  return shelfPlace.split(/[\s\-./]/, 1)[0] ?? '';
}

function shelfKey(line: Placed): string {
  const aisle = aisleOf(line);
  return aisle === '' ? `${line.category}/${line.subcategory ?? ''}` : `aisle ${aisle}`;
}

function compareCategories(a: Placed, b: Placed): number {
  return (
    categoryRank(a) - categoryRank(b) ||
    subcategoryRank(a) - subcategoryRank(b) ||
    compareNames(a.subcategory ?? '', b.subcategory ?? '')
  );
}

function categoryRank({ category }: Placed): number {
  return firmTables().categories.findIndex(({ key }) => key === category);
}

/** Products with no subcategory, or one that is no longer listed, come last in their category. */
function subcategoryRank({ category, subcategory }: Placed): number {
  const keys = findCategoryRow(category)?.subcategories.map(({ key }) => key) ?? [];
  const rank = subcategory === null ? -1 : keys.indexOf(subcategory);
  if (rank >= 0) return rank;
  return subcategory === null ? keys.length + 1 : keys.length;
}
