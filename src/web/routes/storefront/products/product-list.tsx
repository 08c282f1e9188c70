import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { uiTexts } from '#web/ui/texts.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import type { ProductView } from './product-view.ts';
import type { ListView } from './use-list-view.ts';

const ProductRows = lazy(() =>
  import('./product-rows.tsx')
    .then((module) => ({ default: module.ProductRows }))
    .catch(() => ({ default: ProductGrid })),
);

type ProductListProps = {
  readonly products: readonly ProductView[];
  readonly view: ListView;
  readonly term?: string | undefined;
};

export function ProductList({ products, view, term }: ProductListProps) {
  if (!isInRows(view)) return <ProductGrid products={products} term={term} firstCount={4} headingLevel={2} />;
  return (
    <Suspense fallback={<ProductListSkeleton count={6} view={view} />}>
      <ProductRows products={products} term={term} />
    </Suspense>
  );
}

export function ProductListSkeleton({ count, view }: { readonly count: number; readonly view: ListView }) {
  if (!isInRows(view)) return <ProductGridSkeleton count={count} />;
  return (
    <div role="status" aria-label={uiTexts.loading}>
      <Skeleton height={86 * count} radius="lg" />
    </div>
  );
}

function isInRows(view: ListView): boolean {
  return view === 'rows' && matchMedia('(max-width: 39.99em)').matches;
}
