import { useLayoutEffect, useRef, useState } from 'react';
import type { Cart } from './use-cart.ts';

const READING_MS = 1000;

export function useFreshPrices(cart: Cart | undefined) {
  const before = useRef(cart);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const [isToLook, setToLook] = useState(false);
  // With the picture that shows it: a tap may follow at once.
  useLayoutEffect(() => {
    if (hasOtherPrice(before.current, cart)) changedAt.current = performance.now();
    before.current = cart;
  }, [cart]);
  return {
    isToLook,
    askToLook: () => {
      const isFresh = performance.now() - changedAt.current < READING_MS;
      setToLook(isFresh);
      return isFresh;
    },
  };
}

function hasOtherPrice(before: Cart | undefined, now: Cart | undefined): boolean {
  const prices = new Map(before?.lines.map((line) => [line.productId, line.unitPriceE4]));
  return (now?.lines ?? []).some(
    ({ productId, unitPriceE4 }) => (prices.get(productId) ?? unitPriceE4) !== unitPriceE4,
  );
}
