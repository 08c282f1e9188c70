import { VisuallyHidden } from '@mantine/core';
import { lineTotal } from '#shared/unit-price.ts';
import { UNIT_LABELS } from '#shared/units.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import classes from './price.module.css';
import type { ProductView } from './product-view.ts';

type PriceProps = {
  readonly product: Pick<ProductView, 'priceE4' | 'unitPriceE4' | 'unit' | 'pricePer' | 'isOnRequest'>;
  readonly size?: 'normal' | 'large';
};

/** What one unit costs this viewer, with the list price struck out beside it when they pay less. */
export function Price({ product, size = 'normal' }: PriceProps) {
  const { priceE4, unitPriceE4, unit, pricePer, isOnRequest } = product;
  if (priceE4 === null || unitPriceE4 === null) {
    const words = isOnRequest ? texts.product.onRequest : texts.product.pricesForCustomers;
    return (
      <span className={classes['price']} data-size={size} data-asked>
        {words}
      </span>
    );
  }
  return (
    <span className={classes['price']} data-size={size}>
      <PriceFor e4={unitPriceE4} pieces={pricePer} className={classes['now']} />
      {unitPriceE4 < priceE4 && (
        <s className={classes['before']}>
          <VisuallyHidden>{texts.product.before} </VisuallyHidden>
          <PriceFor e4={priceE4} pieces={pricePer} />
        </s>
      )}
      <span className={classes['unit']}>
        {pricePer === 1 ? texts.product.perUnit(UNIT_LABELS[unit]) : texts.product.perPieces(pricePer, unit)}
      </span>
    </span>
  );
}

type PriceForProps = {
  readonly e4: number;
  readonly pieces: number;
  readonly className?: string | undefined;
};

/** What so many pieces cost: of something tiny one says what a hundred or a thousand do. */
export function PriceFor({ e4, pieces, className }: PriceForProps) {
  if (pieces === 1) return <UnitPrice e4={e4} className={className} />;
  return <Money cents={lineTotal(e4, pieces)} className={className} />;
}
