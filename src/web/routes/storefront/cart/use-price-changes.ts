import { useEffect, useState } from 'react';
import type { Cart } from './use-cart.ts';

/** What one piece of each product cost when the open page first showed it, where it costs something else now. */
export function usePriceChanges(cart: Cart | undefined): ReadonlyMap<number, number> {
  const [shown, setShown] = useState<ReadonlyMap<number, number>>(new Map());
  useEffect(() => {
    const fresh = cart?.lines.filter((line) => !shown.has(line.productId)) ?? [];
    if (fresh.length === 0) return;
    setShown(new Map([...shown, ...fresh.map((line) => [line.productId, line.unitPriceE4] as const)]));
  }, [cart, shown]);
  const changed = cart?.lines.filter(
    (line) => (shown.get(line.productId) ?? line.unitPriceE4) !== line.unitPriceE4,
  );
  return new Map(changed?.map((line) => [line.productId, shown.get(line.productId) ?? 0]));
}
