import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';
import type { DraftProduct } from '#web/routes/call-agent/call/draft.ts';

export type RegionProduct = inferOutput<typeof api.callAgent.products.list>['products'][number];

export type Habit = inferOutput<typeof api.callAgent.orders.boughtBefore>[number];

export type Dictated = Omit<RegionProduct, 'reasons'> & Partial<Pick<RegionProduct, 'reasons'>>;

export function toDraftProduct(product: Dictated): DraftProduct {
  const { id: productId, name, code, unit, unitPriceE4, vatBasisPoints, stock } = product;
  const { priceBreaks, packName, packSize, orderStep, minQuantity, reasons } = product;
  const rules = { priceBreaks, packName, packSize, orderStep, minQuantity, reasons };
  return { productId, name, code, unit, unitPriceE4, vatBasisPoints, stock, ...rules };
}
