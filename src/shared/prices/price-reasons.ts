import { formatBasisPoints } from './money.ts';
import type { PriceLadder, PriceSource, PriceStep } from './pricing.ts';
import { formatUnitPrice } from './unit-price.ts';

export const PRICE_SOURCE_LABELS: Readonly<Record<PriceSource, string>> = {
  catalogue: 'Katalogu',
  list: 'Lista',
  contract: 'Marrëveshja',
};

export type PriceReasons = {
  readonly steps: PriceLadder;
  readonly listName: string | null;
  readonly lastPaid: LastPaid | null;
};

export type LastPaid = { readonly unitPriceE4: number; readonly orderedAt: number };

type Reason = Omit<PriceStep, 'from' | 'listId' | 'unitPriceE4'> & {
  readonly listName: string | null;
  readonly from?: number;
};

export function priceReason(reason: Reason): string {
  const { source, listName, from = 1, discountBasisPoints, customerDiscountBasisPoints } = reason;
  const name = source === 'list' && listName ? ` „${listName}”` : '';
  const step = from > 1 ? `, nga ${from.toLocaleString('de-DE')}` : '';
  const taken = [discountBasisPoints, customerDiscountBasisPoints].filter((share) => share > 0);
  const discounts = [
    ...(taken.length > 0 ? [` ${formatUnitPrice(reason.listPriceE4)}`] : []),
    ...taken.map((share) => ` −${formatBasisPoints(share)}`),
  ].join('');
  return `${PRICE_SOURCE_LABELS[source]}${name}${step}${discounts}`;
}
