import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ProductRowProps } from './product-row-props.ts';
import classes from './products-table.module.css';
import { productsTexts as texts } from './texts.ts';

/** Edit (in the section 'Update'), duplicate, delete. */
export function ProductButtons({ product, actions }: Pick<ProductRowProps, 'product' | 'actions'>) {
  return (
    <span className={classes['buttons']}>
      <Link
        to="."
        search={{ tab: 'update', product: String(product.id) }}
        className={classes['icon']}
        aria-label={texts.edit(product.name)}
        title={texts.editShort}
        preload={false}
      >
        <IconPencil size={18} aria-hidden />
      </Link>
      <button
        type="button"
        className={classes['icon']}
        aria-label={texts.duplicate(product.name)}
        title={texts.duplicateShort}
        onClick={() => actions.duplicate(product)}
      >
        <IconCopy size={18} aria-hidden />
      </button>
      <button
        type="button"
        className={classes['icon']}
        data-danger
        aria-label={texts.remove(product.name)}
        title={texts.removeShort}
        onClick={() => actions.remove(product)}
      >
        <IconTrash size={18} aria-hidden />
      </button>
    </span>
  );
}
