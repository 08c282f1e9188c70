import { VisuallyHidden } from '@mantine/core';
import { UNIT_LABELS, type Unit } from '#shared/units.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import classes from './price.module.css';

type PriceProps = {
  readonly product: { readonly priceE4: number; readonly unitPriceE4: number; readonly unit: Unit };
  readonly size?: 'normal' | 'large';
};

/** What one unit costs this viewer, with the list price struck out beside it when they pay less. */
export function Price({ product, size = 'normal' }: PriceProps) {
  const { priceE4, unitPriceE4, unit } = product;
  return (
    <span className={classes['price']} data-size={size}>
      <UnitPrice e4={unitPriceE4} className={classes['now']} />
      {unitPriceE4 < priceE4 && (
        <s className={classes['before']}>
          <VisuallyHidden>{texts.product.before} </VisuallyHidden>
          <UnitPrice e4={priceE4} />
        </s>
      )}
      <span className={classes['unit']}>{texts.product.perUnit(UNIT_LABELS[unit])}</span>
    </span>
  );
}
