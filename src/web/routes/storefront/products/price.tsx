import { VisuallyHidden } from '@mantine/core';
import { UNIT_LABELS, type Unit } from '#shared/units.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { Money } from '#web/ui/money.tsx';
import classes from './price.module.css';

type PriceProps = {
  readonly product: { readonly priceCents: number; readonly unitPriceCents: number; readonly unit: Unit };
  readonly size?: 'normal' | 'large';
};

/** What one unit costs this viewer, with the list price struck out beside it when they pay less. */
export function Price({ product, size = 'normal' }: PriceProps) {
  const { priceCents, unitPriceCents, unit } = product;
  return (
    <span className={classes['price']} data-size={size}>
      <Money cents={unitPriceCents} className={classes['now']} />
      {unitPriceCents < priceCents && (
        <s className={classes['before']}>
          <VisuallyHidden>{texts.product.before} </VisuallyHidden>
          <Money cents={priceCents} />
        </s>
      )}
      <span className={classes['unit']}>{texts.product.perUnit(UNIT_LABELS[unit])}</span>
    </span>
  );
}
