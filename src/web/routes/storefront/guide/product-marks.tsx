import { type ComponentType, lazy, Suspense } from 'react';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { useUser } from '#web/session.ts';

type Marked = { readonly id: number; readonly name: string; readonly stock: number };

type MarkProps = { readonly product: Marked; readonly className?: string | undefined };

type Mark = { readonly default: ComponentType<MarkProps> };

// Offline, the chunk is missing: the page works as for guests, who have no marks.
const none = (): Mark => ({ default: () => null });

const Star = lazy(() =>
  import('./star-button.tsx').then((module): Mark => ({ default: module.StarButton })).catch(none),
);

const Tools = lazy(() =>
  import('./product-tools.tsx').then((module): Mark => ({ default: module.ProductTools })).catch(none),
);

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
