import { Button } from '@mantine/core';
import { IconBasketOff } from '@tabler/icons-react';
import type { Category } from '#shared/categories.ts';
import { useSentinel } from '#web/hooks/use-sentinel.ts';
import { ProductGrid, ProductGridSkeleton } from '#web/routes/storefront/products/product-grid.tsx';
import { texts } from '#web/routes/storefront/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import classes from './category-page.module.css';
import { useCategoryProducts } from './use-category-products.ts';

/** Cards shown while the first page loads. */
const SKELETONS = 8;

type CategoryProductsProps = {
  readonly category: Category;
  readonly subcategories: readonly string[];
  readonly onClear: () => void;
};

/** The products of a category, page after page as their end comes into view. */
export function CategoryProducts({ category, subcategories, onClear }: CategoryProductsProps) {
  const list = useCategoryProducts(category, subcategories);
  const { hasNextPage, isFetching, isFetchNextPageError } = list;
  const sentinel = useSentinel(
    hasNextPage && !isFetching && !isFetchNextPageError,
    () => void list.fetchNextPage(),
  );

  if (list.isPending) return <ProductGridSkeleton count={SKELETONS} />;
  if (!list.data) {
    return (
      <ErrorBox error={list.error} fallback={texts.category.failure} onRetry={() => void list.refetch()} />
    );
  }
  const products = list.data.pages.flatMap((page) => page.products);
  if (products.length === 0) return <NothingHere onClear={onClear} isFiltered={subcategories.length > 0} />;
  return (
    <>
      <ProductGrid products={products} firstCount={4} headingLevel={2} />
      <div ref={sentinel} className={classes['sentinel']}>
        {list.isFetchingNextPage && <ProductGridSkeleton count={4} />}
        {isFetchNextPageError && (
          <ErrorBox
            error={list.error}
            fallback={texts.category.failure}
            onRetry={() => void list.fetchNextPage()}
          />
        )}
        {!hasNextPage && (
          <p className={classes['end']} role="status">
            {texts.category.end}
          </p>
        )}
      </div>
    </>
  );
}

function NothingHere({
  isFiltered,
  onClear,
}: {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}) {
  return (
    <EmptyBox
      icon={<IconBasketOff size={28} />}
      title={texts.category.empty}
      text={isFiltered ? texts.category.emptyText : undefined}
    >
      {isFiltered && <Button onClick={onClear}>{texts.category.clear}</Button>}
    </EmptyBox>
  );
}
