import { products } from '#db/schema/catalog.ts';

export const packedGoodsColumns = {
  unit: products.unit,
  packName: products.packName,
  packSize: products.packSize,
  orderStep: products.orderStep,
} as const;
