import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ProductRowProps } from './product-row-props.ts';
import classes from './products-table.module.css';
import { productsTexts as texts } from './texts.ts';

/** A star that is filled while the home page shows the product. */
export function FeaturedButton({ product, actions }: Pick<ProductRowProps, 'product' | 'actions'>) {
  return (
    <button
      type="button"
      className={classes['icon']}
      aria-pressed={product.isFeatured}
      aria-label={texts.feature(product.name)}
      onClick={() => actions.toggleFeatured(product)}
    >
      {product.isFeatured ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
    </button>
  );
}
