import type { Category } from '#shared/categories.ts';
import type { RegionId } from '#shared/regions.ts';
import type { Unit } from '#shared/units.ts';

/** A product as its shelf lists it. Prices are in cents with VAT; `image` is a file of `data/demo/products`. */
export type DemoShelfProduct = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly unit: Unit;
  readonly vatBasisPoints: number;
  readonly priceCents: number;
  readonly discountBasisPoints?: number;
  readonly isFeatured?: boolean;
  /** Where it is sold; absent means everywhere. */
  readonly regionIds?: readonly RegionId[];
  readonly stock: number;
  readonly image: string;
};

/** The products of one subcategory. */
export type DemoShelf = {
  readonly category: Category;
  readonly subcategory: string;
  readonly products: readonly DemoShelfProduct[];
};
