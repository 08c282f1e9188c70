import { Button, Group, Title } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import {
  type Category,
  categoryLabel,
  findCategoryRow,
  findRenamedCategory,
  isCategory,
  isSubcategoryOf,
  subcategoryLabel,
} from '#shared/categories.ts';
import { findSeedKey } from '#shared/firm/seed-key.ts';
import { categoryMeta, MISSING_CATEGORY_META } from '#shared/page-meta.ts';
import { api } from '#web/api.ts';
import { useFirm } from '#web/firm.ts';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useSearchParam, useSearchPlace } from '#web/hooks/use-search.ts';
import { CACHE_MS } from '#web/query-client.ts';
import { NotFound } from '#web/routes/storefront/not-found.tsx';
import { useListView } from '#web/routes/storefront/products/use-list-view.ts';
import { categoryFields } from '#web/routes/storefront/shop-fields.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { lazyExtra } from '#web/ui/lazy-extra.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { CategoryFilters } from './category-filters.tsx';
import classes from './category-page.module.css';
import { CategoryProducts } from './category-products.tsx';
import type { CategoryToolsProps } from './category-tools.tsx';

const CategoryTools = lazyExtra(() => import('./category-tools.tsx').then((module) => module.CategoryTools));

const loadFilterDrawer = () => import('./filter-drawer.tsx').then((module) => module.FilterDrawer);

export function CategoryPage() {
  const { category } = useParams({ strict: false });
  useFirm();
  const renamed = category && !isCategory(category) ? findRenamedCategory(category) : undefined;
  if (renamed?.isActive)
    return <Navigate to="/category/$category" params={{ category: renamed.key }} replace />;
  if (!category || !isCategory(category)) return <NoSuchCategory />;
  return <CategoryContent key={category} category={category} />;
}

function NoSuchCategory() {
  usePageMeta(MISSING_CATEGORY_META);
  return (
    <div className="shelf-page">
      <NotFound title={texts.category.notFound} text={texts.category.notFoundText} />
    </div>
  );
}

function useChosen(category: Category) {
  const [value, setValue] = useSearchParam(categoryFields, 'sub', '');
  const chosen = value.split(',').filter((key) => isSubcategoryOf(category, key));
  const choose = (keys: readonly string[]) => setValue(keys.join(','));
  const toggle = (key: string) =>
    choose(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  return { chosen, choose, toggle, clear: () => choose([]) };
}

function CategoryContent({ category }: { readonly category: Category }) {
  const { chosen, choose, toggle, clear } = useChosen(category);
  const [sort, setSort] = useSearchParam(categoryFields, 'sort', 'shelf');
  const [term, setTerm] = useSearchParam(categoryFields, 'q', '');
  const [view, setView] = useListView();
  const counts = useCounts(category);
  usePageMeta(categoryMeta(category));
  const seed = findSeedKey(findCategoryRow(category));
  const query = { category, subcategories: chosen, sort, term };
  const filters = {
    category,
    chosen,
    counts: counts?.bySubcategory,
    onToggle: toggle,
    onClear: clear,
  };
  return (
    <div className="shelf-page">
      <Group component="header" gap="0.25rem 0.75rem" mb="0.75rem">
        <span style={{ display: 'grid', color: 'var(--shop-accent-text)' }} aria-hidden>
          <CategoryIcon icon={findCategoryRow(category)?.icon ?? 'box'} size={28} />
        </span>
        <Title order={1} m={0}>
          {categoryLabel(category)}
        </Title>
        {counts && <span className={classes['count']}>{texts.search.found(String(counts.total))}</span>}
        {seed && <p className={classes['intro']}>{texts.category.intro[seed]}</p>}
      </Group>
      <div className={classes['columns']}>
        <aside className={classes['panel']} aria-label={texts.category.filters}>
          <CategoryFilters {...filters} />
        </aside>
        <div>
          <Group align="stretch" gap="0.5rem" mih="2.75rem" mb="0.75rem">
            <PhoneFilters {...filters} onRestore={choose} />
            <LazyTools
              category={category}
              sort={query.sort}
              onSort={setSort}
              term={term}
              onSearch={setTerm}
              view={view}
              onView={setView}
            />
          </Group>
          <Chips category={category} chosen={chosen} onRemove={toggle} />
          <CategoryProducts
            query={query}
            view={view}
            onClear={() => {
              clear();
              setTerm('');
            }}
          />
        </div>
      </div>
    </div>
  );
}

function LazyTools(props: CategoryToolsProps) {
  const isLoaded = useIsLoaded();
  return (
    isLoaded && (
      <Suspense>
        <CategoryTools {...props} />
      </Suspense>
    )
  );
}

function useCounts(category: Category) {
  const isLoaded = useIsLoaded();
  return useQuery(
    api.public.catalog.categoryCounts.queryOptions({ category }, { staleTime: CACHE_MS, enabled: isLoaded }),
  ).data;
}

type PhoneFiltersProps = Parameters<typeof CategoryFilters>[0] & {
  readonly onRestore: (chosen: readonly string[]) => void;
};

/** The filter drawer on a phone has a history entry of its own, so that "back" closes it. */
function PhoneFilters({ onRestore, ...filters }: PhoneFiltersProps) {
  const place = useSearchPlace(categoryFields, 'panel');
  const isOpen = place.value === 'filters';
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isMissing = useRef(false);
  const chosenInside = useRef<readonly string[]>([]);
  useEffect(() => {
    if (isOpen) {
      setWasOpened(true);
      wasOpen.current = true;
      chosenInside.current = filters.chosen;
    } else if (wasOpen.current) {
      wasOpen.current = false;
      if (isMissing.current) setWasOpened(false);
      isMissing.current = false;
      button.current?.focus({ preventScroll: true });
      // "Back" has also reverted filters chosen in the drawer: apply them again.
      if (chosenInside.current.join() !== filters.chosen.join()) onRestore(chosenInside.current);
    }
  }, [isOpen, filters.chosen, onRestore]);
  // If removed while the address still names it, it would be opened and fail again.
  const giveUp = () => {
    if (!isOpen) return setWasOpened(false);
    isMissing.current = true;
    place.leave();
  };
  return (
    <>
      <Button
        ref={button}
        className={classes['filterButton'] ?? ''}
        variant="default"
        size="md"
        aria-haspopup="dialog"
        onClick={() => place.open('filters')}
      >
        <IconAdjustmentsHorizontal size={20} aria-hidden />
        <span className={classes['filterWord']}>{texts.category.filters}</span>
        {filters.chosen.length > 0 && ` (${filters.chosen.length})`}
      </Button>
      {wasOpened && (
        <LazyPart load={loadFilterDrawer} onMissing={giveUp}>
          {(FilterDrawer) => <FilterDrawer isOpen={isOpen} onClose={place.leave} {...filters} />}
        </LazyPart>
      )}
    </>
  );
}

type ChipsProps = {
  readonly category: Category;
  readonly chosen: readonly string[];
  readonly onRemove: (key: string) => void;
};

function Chips({ category, chosen, onRemove }: ChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className={classes['chips']} aria-label={texts.category.chosen}>
      {chosen.map((key) => (
        <li key={key}>
          <button
            type="button"
            className={classes['chip']}
            aria-label={texts.category.remove(subcategoryLabel(category, key))}
            onClick={() => onRemove(key)}
          >
            {subcategoryLabel(category, key)}
            <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
