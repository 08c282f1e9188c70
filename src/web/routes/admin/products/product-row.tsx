import { memo } from 'react';
import { CATEGORY_LABELS, subcategoryLabel } from '#shared/categories.ts';
import { formatBasisPoints } from '#shared/money.ts';
import tableClasses from '#web/routes/admin/ui/data-table.module.css';
import { Money } from '#web/ui/money.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { StockBadge } from '#web/ui/stock-badge.tsx';
import { FeaturedButton } from './featured-button.tsx';
import { DiscountCell, PriceCell } from './number-cells.tsx';
import { ProductButtons } from './product-buttons.tsx';
import type { ProductRowProps } from './product-row-props.ts';
import classes from './products-table.module.css';
import { productsTexts as texts } from './texts.ts';

/** One product in the table; drawn again only when something about it changes. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, isSelected, lowAt, onSelect, actions } = props;
  return (
    <tr className={classes['row']} data-selected={isSelected} data-product={product.id}>
      <td>
        <SelectBox product={product} isSelected={isSelected} onSelect={onSelect} />
      </td>
      <td>
        <span className={classes['identity']}>
          <ProductPicture className={classes['picture']} src={product.image} name={product.name} />
          <span>
            <span className={classes['name']}>{product.name}</span>
            <span className={classes['code']}>{product.code}</span>
          </span>
        </span>
      </td>
      <td>
        {CATEGORY_LABELS[product.category]}
        <span className={classes['code']}>
          {product.subcategory === null ? '' : subcategoryLabel(product.subcategory)}
        </span>
      </td>
      <td className={tableClasses['number']}>
        <PriceCell product={product} actions={actions} />
      </td>
      <td className={tableClasses['number']}>{formatBasisPoints(product.vatBasisPoints)}</td>
      <td className={tableClasses['number']}>
        <DiscountCell product={product} actions={actions} />
      </td>
      <td className={tableClasses['number']}>
        {product.discountBasisPoints > 0 ? <Money cents={product.discountedPriceCents} /> : '–'}
      </td>
      <td>
        <StockBadge stock={product.stock} lowAt={lowAt} />
      </td>
      <td>
        <FeaturedButton product={product} actions={actions} />
      </td>
      <td>
        <ProductButtons product={product} actions={actions} />
      </td>
    </tr>
  );
});

/** The box that chooses a product for a bulk action. */
export function SelectBox({
  product,
  isSelected,
  onSelect,
}: Pick<ProductRowProps, 'product' | 'isSelected' | 'onSelect'>) {
  return (
    <input
      type="checkbox"
      className={classes['check']}
      aria-label={texts.select(product.name)}
      checked={isSelected}
      onChange={(event) => onSelect(product.id, event.currentTarget.checked)}
    />
  );
}
