import { VisuallyHidden } from '@mantine/core';
import { texts } from '#web/routes/storefront/texts.ts';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import classes from './price.module.css';
import { piecesPriced, priceBefore, priceWords, shortWords } from './price-words.ts';
import type { ProductView } from './product-view.ts';

type PriceProps = {
  readonly product: ProductView;
  readonly size?: 'small' | 'normal' | 'large';
};

/** The customer's price; only a promotion shows a struck price. */
export function Price({ product, size = 'normal' }: PriceProps) {
  if (product.priceE4 === null) {
    const words = product.isOnRequest ? texts.product.onRequest : texts.product.pricesForCustomers;
    return (
      <span className={classes['price']} data-size={size} data-asked>
        {words}
      </span>
    );
  }
  const pieces = piecesPriced(product);
  const beforeE4 = priceBefore(product);
  return (
    <span className={classes['price']} data-size={size}>
      <PriceFor e4={product.unitPriceE4} pieces={pieces} className={classes['now']} />
      {beforeE4 !== null && (
        <s className={classes['before']}>
          <VisuallyHidden>{texts.product.before} </VisuallyHidden>
          <PriceFor e4={beforeE4} pieces={pieces} />
        </s>
      )}
      <span className={classes['unit']}>
        {size === 'small'
          ? shortWords(product, product.unitPriceE4)
          : priceWords(product, product.unitPriceE4)}
      </span>
    </span>
  );
}

type PriceForProps = {
  readonly e4: number;
  readonly pieces: number;
  readonly className?: string | undefined;
};

export function PriceFor({ e4, pieces, className }: PriceForProps) {
  return <UnitPrice e4={e4 * pieces} className={className} />;
}
