import { Button, Group, Select } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconRefresh } from '@tabler/icons-react';
import { PRODUCT_SORTS } from '../../../../shared/catalog-inputs.ts';
import {
  CATEGORIES,
  CATEGORY_LABELS,
  SUBCATEGORIES,
  subcategoryLabel,
} from '../../../../shared/categories.ts';
import { SearchInput } from '../../../ui/search-input.tsx';
import { adminTexts } from '../ui/texts.ts';
import type { Filters } from '../ui/use-filters.ts';
import type { ProductQuery } from './product-query.ts';
import { productsTexts as texts } from './texts.ts';

type ProductFiltersProps = {
  readonly query: ProductQuery;
  readonly onChange: (change: Filters) => void;
  readonly onRefresh: () => void;
  readonly isRefreshing: boolean;
};

const CATEGORY_CHOICES = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));
const SORT_CHOICES = PRODUCT_SORTS.map((value) => ({ value, label: texts.sorts[value] }));

/** Search, shelf and order of the table. */
export function ProductFilters({ query, onChange, onRefresh, isRefreshing }: ProductFiltersProps) {
  const { category } = query;
  const isAscending = (query.direction ?? 'asc') === 'asc';
  return (
    <Group gap="sm" mb="sm" align="end">
      <div style={{ flex: '1 1 16rem' }}>
        <SearchInput
          value={query.query}
          label={texts.search}
          delayMs={120}
          onSearch={(q) => onChange({ q })}
        />
      </div>
      <Select
        w={{ base: '100%', xs: 220 }}
        aria-label={texts.filters.category}
        placeholder={texts.filters.allCategories}
        size="md"
        clearable
        clearButtonProps={{ 'aria-label': texts.filters.allCategories }}
        data={CATEGORY_CHOICES}
        value={category ?? null}
        onChange={(value) => onChange({ category: value ?? '', subcategory: '' })}
      />
      {category && (
        <Select
          w={{ base: '100%', xs: 220 }}
          aria-label={texts.filters.subcategory}
          placeholder={texts.filters.allSubcategories}
          size="md"
          clearable
          clearButtonProps={{ 'aria-label': texts.filters.allSubcategories }}
          data={SUBCATEGORIES[category].map((value) => ({ value, label: subcategoryLabel(value) }))}
          value={query.subcategory ?? null}
          onChange={(value) => onChange({ subcategory: value ?? '' })}
        />
      )}
      <Group gap={4} wrap="nowrap">
        <Select
          w={150}
          aria-label={texts.sortLabel}
          placeholder={texts.sortLabel}
          size="md"
          clearable
          clearButtonProps={{ 'aria-label': adminTexts.clearFilters }}
          data={SORT_CHOICES}
          value={query.sort ?? null}
          onChange={(value) => onChange({ sort: value ?? '', direction: '' })}
        />
        <Button
          variant="default"
          size="md"
          px="sm"
          disabled={query.sort === undefined}
          aria-label={isAscending ? adminTexts.sortedDown : adminTexts.sortedUp}
          onClick={() => onChange({ direction: isAscending ? 'desc' : 'asc' })}
        >
          {isAscending ? <IconArrowUp size={18} aria-hidden /> : <IconArrowDown size={18} aria-hidden />}
        </Button>
        <Button
          variant="default"
          size="md"
          px="sm"
          aria-label={adminTexts.refresh}
          loading={isRefreshing}
          onClick={onRefresh}
        >
          <IconRefresh size={18} aria-hidden />
        </Button>
      </Group>
    </Group>
  );
}
