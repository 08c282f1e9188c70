import { lazy, Suspense } from 'react';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { useCart } from './use-cart.ts';

const CartBar = lazy(() =>
  import('./cart-bar.tsx')
    .then((module) => ({ default: module.CartBar }))
    // Offline, the chunk is missing: the page works without the bar.
    .catch(() => ({ default: () => null })),
);

export function LazyCartBar() {
  const isLoaded = useIsLoaded();
  const isEmpty = useCart().lines.length === 0;
  if (!isLoaded || isEmpty) return null;
  return (
    <Suspense>
      <CartBar />
    </Suspense>
  );
}
