import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { ProductGrid, ProductGridSkeleton } from '#web/routes/storefront/products/product-grid.tsx';
import { showToast } from '#web/ui/toast.ts';
import { cartTexts } from './texts.ts';

export function Recommendations() {
  const query = useQuery(api.public.catalog.recommendations.queryOptions());
  const { error } = query;
  useEffect(() => {
    if (error) {
      showToast({
        tone: 'error',
        message: errorText(error, cartTexts.recommendationsFailure),
        id: 'recommendations',
      });
    }
  }, [error]);
  if (error || query.data?.length === 0 || (query.isPending && query.isPaused)) return null;
  return (
    <section>
      <Title order={2}>{cartTexts.recommendations}</Title>
      {query.data ? <ProductGrid products={query.data} isShelf /> : <ProductGridSkeleton count={4} isShelf />}
    </section>
  );
}
