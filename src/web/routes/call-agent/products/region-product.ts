import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';
import type { DraftProduct } from '#web/routes/call-agent/call/draft.ts';

/** A product of the customer's region at the customer's price. */
export type RegionProduct = inferOutput<typeof api.callAgent.products.list>['products'][number];

/** How often the customer ordered a product, and how much the last time. */
export type Habit = inferOutput<typeof api.callAgent.orders.boughtBefore>[number];

/** A product as it may be dictated; pasted ones come without the reasons of their prices. */
export type Dictated = Omit<RegionProduct, 'reasons'> & Partial<Pick<RegionProduct, 'reasons'>>;

/** What the draft keeps of a product. */
export function toDraftProduct(product: Dictated): DraftProduct {
  const { id: productId, name, code, unit, unitPriceE4, vatBasisPoints, stock } = product;
  const { priceBreaks, orderStep, minQuantity, reasons } = product;
  const rules = { priceBreaks, orderStep, minQuantity, reasons };
  return { productId, name, code, unit, unitPriceE4, vatBasisPoints, stock, ...rules };
}
