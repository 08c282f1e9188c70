import { Select } from '@mantine/core';
import { PRODUCT_SORTS } from '#shared/list-choices.ts';
import { subcategoryChoices, useCategoryChoices } from '#web/firm.ts';
import type { productsFields } from '#web/routes/admin/admin-fields.ts';
import { ListTools } from '#web/routes/admin/ui/list-tools.tsx';
import type { SearchChange } from '#web/search-fields.ts';
import type { ProductQuery } from './product-query.ts';
import { productsTexts as texts } from './texts.ts';

type ProductFiltersProps = {
  readonly query: ProductQuery;
  readonly onChange: (change: SearchChange<typeof productsFields>) => void;
  readonly onRefresh: () => void;
  readonly isRefreshing: boolean;
};

const NONE = { q: '', category: '', subcategory: '', only: '' };
const SORT_CHOICES = PRODUCT_SORTS.map((value) => ({ value, label: texts.sorts[value] }));

export function ProductFilters({ query, onChange, onRefresh, isRefreshing }: ProductFiltersProps) {
  const { category } = query;
  const categories = useCategoryChoices();
  const isAscending = (query.direction ?? 'asc') === 'asc';
  const isNarrowed = query.isFeatured || query.isDiscounted || query.isLowStock;
  const isFiltered = query.query !== '' || category !== undefined || isNarrowed;
  return (
    <>
      <Select
        w={{ base: '100%', xs: 220 }}
        aria-label={texts.filters.category}
        placeholder={texts.filters.allCategories}
        clearable
        clearButtonProps={{ 'aria-label': texts.filters.allCategories }}
        data={categories}
        value={category ?? null}
        onChange={(value) => onChange({ category: value ?? '', subcategory: '' })}
      />
      {category && (
        <Select
          w={{ base: '100%', xs: 220 }}
          aria-label={texts.filters.subcategory}
          placeholder={texts.filters.allSubcategories}
          clearable
          clearButtonProps={{ 'aria-label': texts.filters.allSubcategories }}
          data={[...subcategoryChoices(category)]}
          value={query.subcategory ?? null}
          onChange={(value) => onChange({ subcategory: value ?? '' })}
        />
      )}
      <ListTools
        sortLabel={texts.sortLabel}
        sorts={SORT_CHOICES}
        sort={query.sort ?? null}
        isAscending={isAscending}
        isSortClearable
        onSort={(sort) => onChange({ sort: sort ?? '', direction: '' })}
        onTurn={() => onChange({ direction: isAscending ? 'desc' : 'asc' })}
        isRefreshing={isRefreshing}
        onRefresh={onRefresh}
        onClear={isFiltered ? () => onChange(NONE) : undefined}
      />
    </>
  );
}
