import { Link } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { keepUnitsTogether } from '#shared/units.ts';
import type { api } from '#web/api.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import { AddAgain } from './add-again.tsx';
import classes from './bought-before-page.module.css';
import { boughtBeforeTexts } from './texts.ts';

/** A product that this customer bought before. */
export type BoughtProduct = inferOutput<typeof api.customer.orders.boughtBefore>[number];

/** One product bought before: how often, when last, and the quantity of the last time ready to be added. */
export function BoughtRow({ product }: { readonly product: BoughtProduct }) {
  const instantText = useInstantText();
  return (
    <div className={classes['row']}>
      <ProductPicture src={product.image} name={product.name} className={classes['thumb']} />
      <div className={classes['words']}>
        <Link
          to="/product/$productId"
          params={{ productId: String(product.productId) }}
          className={classes['name']}
        >
          {keepUnitsTogether(product.name)}
        </Link>
        <span className={classes['habit']}>
          {boughtBeforeTexts.times(product.timesOrdered)} ·{' '}
          {boughtBeforeTexts.last(instantText(product.lastOrderedAt).slice(0, 10))}
        </span>
      </div>
      <UnitPrice e4={product.unitPriceE4} className={classes['price']} />
      <AddAgain
        productId={product.productId}
        name={product.name}
        quantity={product.lastQuantity}
        stock={product.stock}
      />
    </div>
  );
}
