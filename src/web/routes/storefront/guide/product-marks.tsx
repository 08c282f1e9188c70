import { Suspense } from 'react';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { useUser } from '#web/session.ts';
import { lazyExtra } from '#web/ui/lazy-extra.ts';

type Marked = { readonly id: number; readonly name: string; readonly stock: number };

// Offline, the page works as for guests, who have no marks.
const Star = lazyExtra(() => import('./star-button.tsx').then((module) => module.StarButton));

const Tools = lazyExtra(() => import('./product-tools.tsx').then((module) => module.ProductTools));

type LazyStarProps = { readonly product: Marked; readonly className?: string | undefined };

export function LazyStar({ product, className }: LazyStarProps) {
  const isShown = useIsCustomerLoaded();
  return <Suspense>{isShown && <Star product={product} className={className} />}</Suspense>;
}

export function LazyProductTools({ product }: { readonly product: Marked }) {
  const isShown = useIsCustomerLoaded();
  return <Suspense>{isShown && <Tools product={product} />}</Suspense>;
}

function useIsCustomerLoaded(): boolean {
  const isCustomer = useUser()?.role === 'customer';
  return useIsLoaded() && isCustomer;
}
