import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { onlyInStockMessage } from '#shared/stock.ts';
import { formatUnitPrice } from '#shared/unit-price.ts';
import { keepUnitsTogether } from '#shared/units.ts';
import { Price } from '#web/routes/storefront/products/price.tsx';
import { texts } from '#web/routes/storefront/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import classes from './cart-page.module.css';
import { cartTexts } from './texts.ts';
import type { CartLine } from './use-cart.ts';
import { useCartChanges } from './use-cart-changes.ts';

type CartLineCardProps = {
  readonly line: CartLine;
  /** What one piece was first shown to cost, when that has changed. */
  readonly shownE4: number | undefined;
};

/** One product in the cart: what it is, how many, what they cost, and what is in the way of ordering it. */
export function CartLineCard({ line, shownE4 }: CartLineCardProps) {
  const { product, quantity, totalCents, problem } = line;
  const { setQuantity } = useCartChanges();
  return (
    <article
      className={classes['line']}
      data-problem={problem ?? undefined}
      data-changed={shownE4 !== undefined || undefined}
    >
      <ProductPicture src={product.image} name={product.name} className={classes['picture']} />
      <div className={classes['what']}>
        <h2 className={classes['name']}>
          <Link to="/product/$productId" params={{ productId: String(product.id) }}>
            {keepUnitsTogether(product.name)}
          </Link>
        </h2>
        <span className={classes['unitPrice']}>
          <Price product={product} />
        </span>
      </div>
      <div className={classes['quantity']}>
        <QuantityStepper
          quantity={quantity}
          label={product.name}
          onChange={(wanted) => setQuantity(product, wanted)}
        />
      </div>
      <Money cents={totalCents} className={classes['total']} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        data-remove
        className={classes['remove'] ?? ''}
        aria-label={cartTexts.remove(product.name)}
        onClick={() => setQuantity(product, 0)}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
      {shownE4 !== undefined && (
        <p className={classes['changed']} role="status">
          {cartTexts.priceChanged} <s>{formatUnitPrice(shownE4)}</s> →{' '}
          <strong>{formatUnitPrice(line.unitPriceE4)}</strong>
        </p>
      )}
      {problem && <Problem line={line} />}
    </article>
  );
}

function Problem({ line }: { readonly line: CartLine }) {
  const { product, available, problem } = line;
  const { setQuantity } = useCartChanges();
  const isAbove = problem === 'above-stock';
  return (
    <div className={classes['problem']} role="alert">
      <span>{isAbove ? onlyInStockMessage(available) : cartTexts.unavailable}</span>
      <Button variant="white" color="red.9" size="compact-md" onClick={() => setQuantity(product, available)}>
        {isAbove ? texts.product.takeWhatThereIs(available, product.unit) : cartTexts.removeLine}
      </Button>
    </div>
  );
}
