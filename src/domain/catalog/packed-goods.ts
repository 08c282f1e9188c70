import { products } from '#db/schema/catalog.ts';

/** What a quantity of a product is counted by. */
export const packedGoodsColumns = {
  unit: products.unit,
  packName: products.packName,
  packSize: products.packSize,
  orderStep: products.orderStep,
} as const;
