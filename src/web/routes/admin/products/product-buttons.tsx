import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ProductRowProps } from './product-row-props.ts';
import classes from './products-table.module.css';
import { productsTexts as texts } from './texts.ts';

/** Edit (in the section 'Update'), duplicate, delete. */
export function ProductButtons({ product, actions }: Pick<ProductRowProps, 'product' | 'actions'>) {
  return (
    <span className={classes['buttons']}>
      {/* A plain link: fifty of the router's own would each be worked out again at every step. */}
      <a
        href={`/secret-dashboard/products/${product.id}`}
        className={classes['icon']}
        aria-label={texts.edit(product.name)}
        title={texts.editShort}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          actions.edit(product);
        }}
      >
        <IconPencil size={18} aria-hidden />
      </a>
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
