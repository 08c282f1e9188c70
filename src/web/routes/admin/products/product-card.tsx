import { memo } from 'react';
import { CATEGORY_LABELS } from '#shared/categories.ts';
import tableClasses from '#web/routes/admin/ui/data-table.module.css';
import { Money } from '#web/ui/money.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { StockBadge } from '#web/ui/stock-badge.tsx';
import { FeaturedButton } from './featured-button.tsx';
import { DiscountCell, PriceCell } from './number-cells.tsx';
import { ProductButtons } from './product-buttons.tsx';
import { SelectBox } from './product-row.tsx';
import type { ProductRowProps } from './product-row-props.ts';
import classes from './products-table.module.css';
import { productsTexts as texts } from './texts.ts';

/** One product on a narrow screen. */
export const ProductCard = memo(function ProductCard(props: ProductRowProps) {
  const { product, isSelected, lowAt, onSelect, actions } = props;
  return (
    <li
      className={`${tableClasses['card']} ${classes['card']}`}
      data-selected={isSelected}
      data-product={product.id}
    >
      <span className={classes['identity']}>
        <SelectBox product={product} isSelected={isSelected} onSelect={onSelect} />
        <ProductPicture className={classes['picture']} src={product.image} name={product.name} />
        <span>
          <span className={classes['name']}>{product.name}</span>
          <span className={classes['code']}>
            {[product.code, CATEGORY_LABELS[product.category]].filter(Boolean).join(' · ')}
          </span>
        </span>
      </span>
      <dl className={classes['facts']}>
        <div>
          <dt>{texts.sorts.price}</dt>
          <dd>
            <PriceCell product={product} actions={actions} />
          </dd>
        </div>
        <div>
          <dt>{texts.sorts.discount}</dt>
          <dd>
            <DiscountCell product={product} actions={actions} />
          </dd>
        </div>
        {product.discountBasisPoints > 0 && (
          <div>
            <dt>{texts.columns.final}</dt>
            <dd>
              <Money cents={product.discountedPriceCents} />
            </dd>
          </div>
        )}
      </dl>
      <span className={classes['cardFoot']}>
        <StockBadge stock={product.stock} lowAt={lowAt} />
        <span className={classes['buttons']}>
          <FeaturedButton product={product} actions={actions} />
          <ProductButtons product={product} actions={actions} />
        </span>
      </span>
    </li>
  );
});
