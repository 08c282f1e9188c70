import { useEffect, useMemo, useState } from 'react';
import { type PriceBreaks, stepFor } from '#shared/prices/pricing.ts';
import type { Cart } from './use-cart.ts';

export function usePriceChanges(cart: Cart | undefined): ReadonlyMap<number, number> {
  const [shown, setShown] = useState<ReadonlyMap<number, PriceBreaks>>(new Map());
  useEffect(() => {
    const fresh = cart?.lines.filter((line) => !shown.has(line.productId)) ?? [];
    if (fresh.length === 0) return;
    setShown(
      new Map([...shown, ...fresh.map((line) => [line.productId, line.product.priceBreaks] as const)]),
    );
  }, [cart, shown]);
  return useMemo(() => findPriceChanges(cart?.lines ?? [], shown), [cart, shown]);
}

export function findPriceChanges(
  lines: readonly Pick<Cart['lines'][number], 'productId' | 'quantity' | 'unitPriceE4'>[],
  shown: ReadonlyMap<number, PriceBreaks>,
): ReadonlyMap<number, number> {
  return new Map(
    lines.flatMap(({ productId, quantity, unitPriceE4 }) => {
      const breaks = shown.get(productId);
      const shownE4 = breaks ? stepFor(breaks, quantity).unitPriceE4 : unitPriceE4;
      return shownE4 === unitPriceE4 ? [] : [[productId, shownE4] as const];
    }),
  );
}
