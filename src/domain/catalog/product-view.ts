import { products } from '#db/schema/catalog.ts';
import type { Category } from '#shared/categories.ts';
import { priceUnit } from '#shared/pricing.ts';
import { type RegionId, toRegionIds } from '#shared/regions.ts';
import type { Unit } from '#shared/units.ts';
import { imageUrl } from './image-url.ts';
import type { Viewer } from './viewer.ts';

/** A product as a viewer sees it: prices in cents including VAT unless named otherwise, rates in basis points. */
export type ProductView = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly category: Category;
  readonly subcategory: string | null;
  readonly unit: Unit;
  readonly priceE4: number;
  readonly priceWithoutVatE4: number;
  readonly discountedPriceE4: number;
  /** What this viewer pays for one. */
  readonly unitPriceE4: number;
  readonly vatBasisPoints: number;
  readonly discountBasisPoints: number;
  readonly isFeatured: boolean;
  readonly image: string | null;
  /** What can still be sold; 0 shows as 'Pa stok'. */
  readonly stock: number;
  readonly regionIds: readonly RegionId[];
};

/** The columns that a view is made of. */
export const productColumns = {
  id: products.id,
  code: products.code,
  name: products.name,
  description: products.description,
  category: products.category,
  subcategory: products.subcategory,
  unit: products.unit,
  priceE4: products.priceE4,
  vatBasisPoints: products.vatBasisPoints,
  discountBasisPoints: products.discountBasisPoints,
  isFeatured: products.isFeatured,
  image: products.image,
  stock: products.stock,
  regionMask: products.regionMask,
} as const;

type ProductRow = Pick<typeof products.$inferSelect, keyof typeof productColumns>;

/** The view of a product's row, priced for the viewer. */
export function toProductView(row: ProductRow, viewer: Pick<Viewer, 'discountBasisPoints'>): ProductView {
  const { regionMask, image, ...fields } = row;
  const prices = priceUnit(row, viewer.discountBasisPoints);
  return { ...fields, ...prices, image: imageUrl(image), regionIds: toRegionIds(regionMask) };
}
