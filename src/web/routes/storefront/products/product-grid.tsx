import { Box, Skeleton, Stack } from '@mantine/core';
import { uiTexts } from '#web/ui/texts.ts';
import { ProductCard } from './product-card.tsx';
import classes from './product-grid.module.css';
import type { ProductView } from './product-view.ts';

type ProductGridProps = {
  readonly products: readonly ProductView[];
  readonly term?: string | undefined;
  readonly firstCount?: number;
  /** One horizontally scrolling row on a phone, so that the block does not fill five screens. */
  readonly isScrollRow?: boolean;
  readonly headingLevel?: 2 | 3;
};

export function ProductGrid({
  products,
  term,
  firstCount = 0,
  isScrollRow = false,
  headingLevel = 3,
}: ProductGridProps) {
  const eagerCount = isPhone() ? Math.min(firstCount, 1) : firstCount;
  return (
    <ul className={isScrollRow ? classes['shelf'] : 'shelf-cards'}>
      {products.map((product, index) => (
        <Box component="li" key={product.id} miw={0}>
          <ProductCard
            product={product}
            term={term}
            isFirst={index < eagerCount}
            place={isScrollRow ? 'shelf' : 'card'}
            headingLevel={headingLevel}
          />
        </Box>
      ))}
    </ul>
  );
}

type SkeletonGridProps = { readonly count: number; readonly isScrollRow?: boolean };

export function ProductGridSkeleton({ count, isScrollRow = false }: SkeletonGridProps) {
  return (
    <div
      role="status"
      aria-label={uiTexts.loading}
      className={isScrollRow ? classes['shelf'] : 'shelf-cards'}
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are identical and never move
        <div key={index} className={classes['skeleton']}>
          <Skeleton radius={0} style={{ aspectRatio: '4 / 3', height: 'auto' }} />
          <Stack gap="0.6rem" px="1rem">
            <Skeleton height={18} width="80%" />
            <Skeleton height={13} />
            <Skeleton height={13} width="60%" />
            <Skeleton height={22} width="40%" mt={6} />
            <Skeleton height={42} mt={4} />
          </Stack>
        </div>
      ))}
    </div>
  );
}

/** On a phone one card fills the screen: eager-loading the next images would delay it. */
function isPhone(): boolean {
  return matchMedia('(max-width: 29.99em)').matches;
}
