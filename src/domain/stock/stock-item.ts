import { products } from '#db/schema/catalog.ts';
import type { StockFigures } from '#domain/stock-ledger/stock-figures.ts';
import type { Category } from '#shared/categories.ts';
import type { Unit } from '#shared/units.ts';

/** A product as the warehouse sees it; `stock` is what can still be sold. */
export type StockItem = StockFigures & {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly description: string;
  readonly category: Category;
  readonly subcategory: string | null;
  readonly unit: Unit;
  readonly stock: number;
  readonly shelfPlace: string;
  readonly barcode: string;
  /** Null where the shop's own limit applies. */
  readonly reorderPoint: number | null;
};

/** The columns of a stock item. */
export const stockColumns = {
  id: products.id,
  name: products.name,
  code: products.code,
  description: products.description,
  category: products.category,
  subcategory: products.subcategory,
  unit: products.unit,
  stock: products.stock,
  shelfPlace: products.shelfPlace,
  barcode: products.barcode,
  reorderPoint: products.reorderPoint,
} as const;
