import { Group, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { categoryLabel, subcategoryLabel } from '#shared/categories.ts';
import { findProductId, MISSING_PRODUCT_META, productMeta } from '#shared/page-meta.ts';
import { api } from '#web/api.ts';
import { findStatus } from '#web/error-text.ts';
import { useFirm } from '#web/firm.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { catalogueStaleMs } from '#web/query-client.ts';
import { NotFound } from '#web/routes/storefront/not-found.tsx';
import { ProductGrid, ProductGridSkeleton } from '#web/routes/storefront/products/product-grid.tsx';
import type { ProductView } from '#web/routes/storefront/products/product-view.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { NoDataYet } from '#web/ui/page-state.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ProductDetails } from './product-details.tsx';
import classes from './product-page.module.css';

export function ProductPage() {
  const { productId } = useParams({ strict: false });
  const id = findProductId(productId ?? '');
  return (
    <div className="product-page">
      {id === undefined ? <NoSuchProduct /> : <ProductById key={id} id={id} />}
    </div>
  );
}

function ProductById({ id }: { readonly id: number }) {
  const query = useQuery(api.public.catalog.product.queryOptions({ id }, { staleTime: catalogueStaleMs }));
  usePageMeta(query.data ? productMeta(query.data) : undefined);
  // Also if it was deleted while the page was open.
  if (findStatus(query.error) === 404) return <NoSuchProduct />;
  if (query.data) return <Product product={query.data} />;
  return <NoDataYet query={query} loading={<ProductSkeleton />} />;
}

function NoSuchProduct() {
  usePageMeta(MISSING_PRODUCT_META);
  return <NotFound title={texts.product.notFound} text={texts.product.notFoundText} />;
}

function Product({ product }: { readonly product: ProductView }) {
  useFirm();
  const { category, subcategory } = product;
  return (
    <>
      <Group
        component="nav"
        align="stretch"
        gap="0.4rem"
        mb="1rem"
        c="dimmed"
        fz="0.9375rem"
        aria-label={texts.product.category}
      >
        <TextLink to="/category/$category" params={{ category }}>
          {categoryLabel(category)}
        </TextLink>
        {subcategory && (
          <>
            <span aria-hidden>/</span>
            <TextLink to="/category/$category" params={{ category }} search={{ sub: subcategory }}>
              {subcategoryLabel(category, subcategory)}
            </TextLink>
          </>
        )}
      </Group>
      <article className="product-columns">
        <div>
          <ProductPicture
            src={product.image}
            name={product.name}
            className={classes['picture']}
            place="page"
            isFirst
            isDecorative={false}
          />
        </div>
        <ProductDetails product={product} />
      </article>
      <RelatedProducts productId={product.id} />
    </>
  );
}

function ProductSkeleton() {
  return (
    <div className="product-columns" style={{ marginTop: '2.6rem' }}>
      <Skeleton radius="xl" style={{ aspectRatio: '4 / 3', height: 'auto' }} />
      <div>
        <Skeleton height={34} width="80%" />
        <Skeleton height={36} width="35%" mt={20} />
        <Skeleton height={16} width="50%" mt={14} />
        <Skeleton height={50} width="70%" mt={24} />
        <Skeleton height={16} mt={40} />
        <Skeleton height={16} mt={10} width="85%" />
      </div>
    </div>
  );
}

export function RelatedProducts({ productId }: { readonly productId: number }) {
  const query = useQuery(
    api.public.catalog.related.queryOptions({ id: productId, limit: 4 }, { staleTime: catalogueStaleMs }),
  );
  if (query.error || query.data?.length === 0) return null;
  return (
    <section className={classes['related']}>
      <Title order={2}>{texts.product.related}</Title>
      {query.data ? (
        <ProductGrid products={query.data} isScrollRow />
      ) : (
        <ProductGridSkeleton count={4} isScrollRow />
      )}
    </section>
  );
}
