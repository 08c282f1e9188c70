import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { CACHE_MS } from '#web/query-client.ts';
import { ProductGrid, ProductGridSkeleton } from '#web/routes/storefront/products/product-grid.tsx';
import { texts } from '#web/routes/storefront/texts.ts';
import classes from './product-page.module.css';

export function RelatedProducts({ productId }: { readonly productId: number }) {
  const query = useQuery(
    api.public.catalog.related.queryOptions({ id: productId, limit: 4 }, { staleTime: CACHE_MS }),
  );
  if (query.error || query.data?.length === 0) return null;
  return (
    <section className={classes['related']}>
      <Title order={2}>{texts.product.related}</Title>
      {query.data ? <ProductGrid products={query.data} isShelf /> : <ProductGridSkeleton count={4} isShelf />}
    </section>
  );
}
