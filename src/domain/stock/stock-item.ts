import { products } from '#db/schema/catalog.ts';
import type { StockFigures } from '#domain/stock-ledger/stock-figures.ts';
import type { Category } from '#shared/categories.ts';
import type { Unit } from '#shared/units.ts';

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
  readonly reorderPoint: number | null;
};

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
