import { Button, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  CATEGORY_LABELS,
  type Category,
  isCategory,
  isSubcategoryOf,
  subcategoryLabel,
} from '#shared/categories.ts';
import { categoryMeta, MISSING_CATEGORY_META } from '#shared/page-meta.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { NothingThere } from '#web/routes/storefront/nothing-there.tsx';
import { texts } from '#web/routes/storefront/texts.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { CategoryFilters } from './category-filters.tsx';
import { CategoryIcon } from './category-icon.tsx';
import classes from './category-page.module.css';
import { CategoryProducts } from './category-products.tsx';

const loadFilterDrawer = () => import('./filter-drawer.tsx').then((module) => module.FilterDrawer);

/** The shelf of a category; what is chosen stands in the address (`?sub=Pizza,Torte`). */
export function CategoryPage() {
  const { category } = useParams({ strict: false });
  if (!category || !isCategory(category)) return <NoSuchCategory />;
  return <Shelf key={category} category={category} />;
}

function NoSuchCategory() {
  usePageMeta(MISSING_CATEGORY_META);
  return (
    <div className={classes['page']}>
      <NothingThere title={texts.category.notFound} text={texts.category.notFoundText} />
    </div>
  );
}

function useChosen(category: Category) {
  const [value, setValue] = useUrlParam('sub');
  const chosen = value.split(',').filter((key) => isSubcategoryOf(category, key));
  const toggle = (key: string) => {
    const next = chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key];
    setValue(next.join(','));
  };
  return { chosen, toggle, clear: () => setValue('') };
}

function Shelf({ category }: { readonly category: Category }) {
  const { chosen, toggle, clear } = useChosen(category);
  usePageMeta(categoryMeta(category));
  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <span className={classes['icon']} aria-hidden>
          <CategoryIcon category={category} size={28} />
        </span>
        <div className={classes['words']}>
          <Title order={1} className={classes['title']}>
            {CATEGORY_LABELS[category]}
          </Title>
          <p className={classes['intro']}>{texts.category.intro[category]}</p>
        </div>
      </header>
      <div className={classes['columns']}>
        <aside className={classes['panel']} aria-label={texts.category.filters}>
          <CategoryFilters category={category} chosen={chosen} onToggle={toggle} onClear={clear} />
        </aside>
        <PhoneFilters category={category} chosen={chosen} onToggle={toggle} onClear={clear} />
        <div>
          <Chips chosen={chosen} onRemove={toggle} />
          <CategoryProducts category={category} subcategories={chosen} onClear={clear} />
        </div>
      </div>
    </div>
  );
}

function PhoneFilters(filters: Parameters<typeof CategoryFilters>[0]) {
  const [isOpen, drawer] = useDisclosure(false);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (isOpen) setWasOpened(true);
  }, [isOpen]);
  const giveUp = () => {
    drawer.close();
    setWasOpened(false);
  };
  return (
    <>
      <Button
        className={classes['filterButton'] ?? ''}
        variant="default"
        size="md"
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={drawer.open}
      >
        {texts.category.filtersChosen(filters.chosen.length)}
      </Button>
      {wasOpened && (
        <LazyPart load={loadFilterDrawer} onMissing={giveUp}>
          {(FilterDrawer) => <FilterDrawer isOpen={isOpen} onClose={drawer.close} {...filters} />}
        </LazyPart>
      )}
    </>
  );
}

type ChipsProps = { readonly chosen: readonly string[]; readonly onRemove: (key: string) => void };

function Chips({ chosen, onRemove }: ChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className={classes['chips']} aria-label={texts.category.chosen}>
      {chosen.map((key) => (
        <li key={key}>
          <button
            type="button"
            className={classes['chip']}
            aria-label={texts.category.remove(subcategoryLabel(key))}
            onClick={() => onRemove(key)}
          >
            {subcategoryLabel(key)}
            <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
