import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { PRODUCT_SORTS } from '#shared/catalog-inputs.ts';
import tableClasses from '#web/routes/admin/ui/data-table.module.css';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { adminTexts } from '#web/routes/admin/ui/texts.ts';
import type { ProductQuery } from './product-query.ts';
import { ProductRow } from './product-row.tsx';
import classes from './products-table.module.css';
import { productsTexts as texts } from './texts.ts';
import type { ListedProduct, ProductActions } from './use-product-actions.ts';

type Sort = (typeof PRODUCT_SORTS)[number];

type ProductsTableProps = {
  readonly products: readonly ListedProduct[];
  readonly query: ProductQuery;
  readonly selected: ReadonlySet<number>;
  readonly lowAt: number;
  readonly actions: ProductActions;
  readonly onSort: (sort: Sort, direction: 'asc' | 'desc') => void;
  readonly onSelect: (id: number, isSelected: boolean) => void;
  readonly onSelectPage: (isSelected: boolean) => void;
};

/** The table of products at a desk. */
export function ProductsTable(props: ProductsTableProps) {
  const { products, query, selected, lowAt, actions, onSort, onSelect, onSelectPage } = props;
  const areAllSelected = products.length > 0 && products.every((product) => selected.has(product.id));
  const head = (sort: Sort, isNumber = false) => (
    <SortHead sort={sort} isNumber={isNumber} query={query} onSort={onSort} />
  );
  return (
    <ScrollBox className={tableClasses['scroll']} label={texts.counts.label}>
      <table className={tableClasses['table']}>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                className={classes['check']}
                aria-label={adminTexts.selectAll}
                checked={areAllSelected}
                onChange={(event) => onSelectPage(event.currentTarget.checked)}
              />
            </th>
            {head('name')}
            {head('category')}
            {head('price', true)}
            {head('vat', true)}
            {head('discount', true)}
            <th scope="col" className={tableClasses['number']}>
              {texts.columns.final}
            </th>
            {head('stock')}
            <th scope="col">{texts.columns.featured}</th>
            <th scope="col">{adminTexts.actions}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              isSelected={selected.has(product.id)}
              lowAt={lowAt}
              onSelect={onSelect}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

type SortHeadProps = Pick<ProductsTableProps, 'query' | 'onSort'> & {
  readonly sort: Sort;
  readonly isNumber: boolean;
};

function SortHead({ sort, isNumber, query, onSort }: SortHeadProps) {
  const isSorted = query.sort === sort;
  const direction = isSorted ? (query.direction ?? 'asc') : undefined;
  const ariaSort = direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={ariaSort} className={isNumber ? tableClasses['number'] : undefined}>
      <button
        type="button"
        className={classes['sort']}
        onClick={() => onSort(sort, direction === 'asc' ? 'desc' : 'asc')}
      >
        {sort === 'name' ? texts.columns.product : texts.sorts[sort]}
        {direction === 'asc' && <IconArrowUp size={14} aria-hidden />}
        {direction === 'desc' && <IconArrowDown size={14} aria-hidden />}
      </button>
    </th>
  );
}
