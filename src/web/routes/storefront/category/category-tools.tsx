import { ActionIcon } from '@mantine/core';
import { IconArrowsSort, IconLayoutGrid, IconList } from '@tabler/icons-react';
import { type Category, type CategorySort, categoryLabel } from '#shared/categories.ts';
import { useFirm } from '#web/firm.ts';
import type { ListView } from '#web/routes/storefront/products/use-list-view.ts';
import { SearchInput } from '#web/ui/search-input.tsx';
import classes from './category-tools.module.css';

const texts = {
  search: (category: string) => `Kërko te ${category}`,
  sort: 'Renditja',
  sorts: { shelf: 'E zakonshme', name: 'Emri', price: 'Çmimi', new: 'Të rejat' },
  asGrid: 'Shfaq me foto të mëdha',
  asRows: 'Shfaq si listë',
} as const;

export type CategoryToolsProps = {
  readonly category: Category;
  readonly sort: CategorySort;
  readonly onSort: (sort: string) => void;
  readonly term: string;
  readonly onSearch: (term: string) => void;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
};

export function CategoryTools({ category, sort, onSort, term, onSearch, view, onView }: CategoryToolsProps) {
  useFirm();
  const isRows = view === 'rows';
  return (
    <>
      <search className={classes['search']}>
        <SearchInput value={term} onSearch={onSearch} label={texts.search(categoryLabel(category))} />
      </search>
      {term === '' && (
        <label className={classes['sort']}>
          <IconArrowsSort size={20} aria-hidden />
          <select
            className={classes['select']}
            aria-label={texts.sort}
            value={sort}
            onChange={(event) => {
              const wanted = event.currentTarget.value;
              onSort(wanted === 'shelf' ? '' : wanted);
            }}
          >
            {Object.entries(texts.sorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <ActionIcon
        className={classes['view'] ?? ''}
        variant="default"
        size={44}
        aria-label={isRows ? texts.asGrid : texts.asRows}
        onClick={() => onView(isRows ? 'grid' : 'rows')}
      >
        {isRows ? <IconLayoutGrid size={20} aria-hidden /> : <IconList size={20} aria-hidden />}
      </ActionIcon>
    </>
  );
}
