import { Box, Group, Title } from '@mantine/core';
import { IconHeartHandshake, IconRosetteDiscountCheck, IconTruckDelivery } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { activeCategories } from '#shared/categories.ts';
import type { CategoryRow } from '#shared/firm/firm-types.ts';
import { findSeedKey } from '#shared/firm/seed-key.ts';
import { HOME_META } from '#shared/page-meta.ts';
import { api } from '#web/api.ts';
import { useBrand } from '#web/brand.ts';
import { useFirm } from '#web/firm.ts';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useSentinel } from '#web/hooks/use-sentinel.ts';
import { CACHE_MS, catalogueStaleMs } from '#web/query-client.ts';
import { useMyOrders } from '#web/routes/storefront/orders/use-my-orders.ts';
import { ProductGrid, ProductGridSkeleton } from '#web/routes/storefront/products/product-grid.tsx';
import { texts } from '#web/routes/storefront/texts.ts';
import { useUser } from '#web/session.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { CutOff } from '#web/ui/cut-off.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { lazyExtra } from '#web/ui/lazy-extra.ts';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { ContactBlock } from './contact-block.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import classes from './home-page.module.css';

const { home } = texts;

function useValues() {
  const { promise } = useBrand();
  return [
    { Icon: IconRosetteDiscountCheck, title: home.valueQuality, text: home.valueQualityText },
    ...(promise === '' ? [] : [{ Icon: IconTruckDelivery, title: promise, text: home.valueDeliveryText }]),
    { Icon: IconHeartHandshake, title: home.valueService, text: home.valueServiceText },
  ];
}

const RegularHome = lazyExtra(() => import('./regular-home.tsx').then((module) => module.RegularHome));

export function HomePage() {
  usePageMeta(HOME_META);
  const isCustomer = useUser()?.role === 'customer';
  const orders = useMyOrders(false, isCustomer);
  if (!isCustomer || orders.isError) return <ShopBlocks isPageHead />;
  if (orders.isPending && orders.isPaused) return <CutOff />;
  const first = orders.data?.pages[0]?.orders;
  if (!first) return <PageSpinner />;
  if (first.length === 0) return <ShopBlocks isPageHead />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <RegularHome orders={first} />
      <ShopBlocks isPageHead={false} />
    </Suspense>
  );
}

const Voices = lazyExtra(() => import('./voices.tsx').then((module) => module.Voices));

function ShopBlocks({ isPageHead }: { readonly isPageHead: boolean }) {
  const values = useValues();
  const isLoaded = useIsLoaded();
  return (
    <>
      <HeroCarousel isPageHead={isPageHead} />
      <CategoryTiles />
      <FeaturedProducts />
      <section className={classes['section']}>
        <Title order={2}>{home.values}</Title>
        <div className={classes['values']}>
          {values.map(({ Icon, title, text }) => (
            <div key={title} className={classes['value']}>
              <span className={classes['valueIcon']} aria-hidden>
                <Icon size={26} stroke={1.7} />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>
      <Suspense>{isLoaded && <Voices />}</Suspense>
      <ContactBlock />
    </>
  );
}

const PAGE_SIZE = 12;
const SKELETONS = 8;

export function FeaturedProducts() {
  const [isNear, setNear] = useState(false);
  const sentinel = useSentinel(!isNear, () => setNear(true), '200px');
  const query = useInfiniteQuery(
    api.public.catalog.featured.infiniteQueryOptions(
      { limit: PAGE_SIZE },
      {
        enabled: isNear,
        staleTime: catalogueStaleMs,
        getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
      },
    ),
  );
  const { hasNextPage, isFetching, isFetchNextPageError } = query;
  // Also detects an end above the viewport, after a jump to the end of the page.
  const end = useSentinel(!isNear || (hasNextPage && !isFetching && !isFetchNextPageError), () => {
    if (isNear) void query.fetchNextPage();
    else setNear(true);
  });
  const products = query.data?.pages.flat();
  if (products?.length === 0) return null;
  return (
    <section className={classes['section']}>
      <Title order={2}>{texts.home.featured}</Title>
      <div ref={sentinel} style={{ height: 4 }} />
      <div>
        {products ? (
          <ProductGrid products={products} isScrollRow />
        ) : query.error ? (
          <ErrorBox
            error={query.error}
            fallback={texts.home.featuredFailure}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <ProductGridSkeleton count={SKELETONS} isScrollRow />
        )}
      </div>
      <div ref={end} style={{ minHeight: 4 }}>
        {isFetchNextPageError && (
          <ErrorBox
            error={query.error}
            fallback={texts.home.featuredFailure}
            onRetry={() => void query.fetchNextPage()}
          />
        )}
      </div>
    </section>
  );
}

export function CategoryTiles() {
  useFirm();
  return (
    <section className={classes['section']}>
      <Title order={2}>{texts.home.categories}</Title>
      <div className={classes['tiles']}>
        {activeCategories().map((category) =>
          findSeedKey(category) ? (
            <CategoryTile key={category.key} category={category} />
          ) : (
            <StockedTile key={category.key} category={category} />
          ),
        )}
      </div>
    </section>
  );
}

type TileProps = { readonly category: CategoryRow };

/** A new category has its tile once it has a product in stock. */
function StockedTile({ category }: TileProps) {
  const isLoaded = useIsLoaded();
  const { key } = category;
  const options = { staleTime: CACHE_MS, enabled: isLoaded };
  const counts = useQuery(api.public.catalog.categoryCounts.queryOptions({ category: key }, options)).data;
  return counts && counts.total > 0 ? <CategoryTile category={category} /> : null;
}

function CategoryTile({ category }: TileProps) {
  const art = findSeedKey(category);
  return (
    <Link to="/category/$category" params={{ category: category.key }} className={classes['tile']}>
      {art ? (
        <LazyImage
          className={classes['tilePicture']}
          src={`/art/category-${art}.webp`}
          alt=""
          width={900}
          height={675}
        />
      ) : (
        <span className={classes['tileIcon']}>
          <CategoryIcon icon={category.icon} size={72} />
        </span>
      )}
      <Group
        component="span"
        wrap="nowrap"
        justify="space-between"
        gap="0.75rem"
        mih="4rem"
        p="0.75rem 1.1rem"
        bg="var(--shop-surface)"
      >
        <Box component="span" fz="1.2rem" fw={700} lts="-0.015em">
          {category.name}
        </Box>
        <span className={classes['tileAction']}>{texts.home.showProducts}</span>
      </Group>
    </Link>
  );
}
