import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useSentinel } from '#web/hooks/use-sentinel.ts';
import { CACHE_MS } from '#web/query-client.ts';
import { ProductGrid, ProductGridSkeleton } from '#web/routes/storefront/products/product-grid.tsx';
import { texts } from '#web/routes/storefront/texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import classes from './home-page.module.css';

const COUNT = 8;

export function FeaturedProducts() {
  const [isNear, setNear] = useState(false);
  const sentinel = useSentinel(!isNear, () => setNear(true), '200px');
  const query = useQuery(
    api.public.catalog.featured.queryOptions({ limit: COUNT }, { enabled: isNear, staleTime: CACHE_MS }),
  );
  if (query.data?.length === 0) return null;
  return (
    <section className={classes['section']}>
      <Title order={2}>{texts.home.featured}</Title>
      <div ref={sentinel} style={{ height: 4 }} />
      <div>
        {query.data ? (
          <ProductGrid products={query.data} isShelf />
        ) : query.error ? (
          <ErrorBox
            error={query.error}
            fallback={texts.home.featuredFailure}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <ProductGridSkeleton count={COUNT} isShelf />
        )}
      </div>
    </section>
  );
}
