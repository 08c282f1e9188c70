import { ActionIcon, Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatCents } from '#shared/prices/money.ts';
import { countText, isSoldByPack, quantityText } from '#shared/prices/packs.ts';
import { findCheaperStep } from '#shared/prices/pricing.ts';
import { availableNear, mayOrderQuantity, mostQuantity } from '#shared/prices/quantity-rules.ts';
import { formatUnitPrice, lineTotal } from '#shared/prices/unit-price.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { onlyInStockMessage } from '#shared/stock.ts';
import { Price } from '#web/routes/storefront/products/price.tsx';
import { piecesPriced, unitWords } from '#web/routes/storefront/products/price-words.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import classes from './cart-page.module.css';
import { cartTexts } from './texts.ts';
import type { CartLine } from './use-cart.ts';
import { useCartChanges } from './use-cart-changes.ts';

type CartLineCardProps = {
  readonly line: CartLine;
  readonly shownE4: number | undefined;
};

export function CartLineCard({ line, shownE4 }: CartLineCardProps) {
  const { product, quantity, totalCents, problem } = line;
  const { setQuantity, readQuantity } = useCartChanges();
  const pieces = piecesPriced(product);
  return (
    <article
      className={classes['line']}
      tabIndex={-1}
      data-packs={isSoldByPack(product) || undefined}
      data-problem={problem ?? undefined}
      data-changed={shownE4 !== undefined || undefined}
    >
      <ProductPicture src={product.image} name={product.name} className={classes['picture']} />
      <div className={classes['what']}>
        <h2 className={classes['name']}>
          <Link to="/product/$productId" params={{ productId: String(product.id) }}>
            {joinUnits(product.name)}
          </Link>
        </h2>
        {product.description !== '' && <p className={classes['about']}>{product.description}</p>}
        <span className={classes['unit']}>
          <Price product={{ ...product, unitPriceE4: line.unitPriceE4 }} size="small" />
        </span>
      </div>
      <div className={classes['quantity']}>
        <QuantityStepper
          quantity={quantity}
          label={product.name}
          goods={product}
          available={line.available}
          readLatest={() => readQuantity(product.id)}
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
          {cartTexts.priceChanged} <s>{formatUnitPrice(shownE4 * pieces)}</s> →{' '}
          <strong>{formatUnitPrice(line.unitPriceE4 * pieces)}</strong> {unitWords(product)}
        </p>
      )}
      {problem ? <Problem line={line} /> : <CheaperHint line={line} />}
    </article>
  );
}

function Problem({ line }: { readonly line: CartLine }) {
  const { product, available, problem } = line;
  const { setQuantity } = useCartChanges();
  if (problem === 'quantity-not-allowed') return <NearestQuantities line={line} />;
  const isAbove = problem === 'above-stock';
  const most = mostQuantity(product, available);
  return (
    <div className={classes['problem']} role="alert">
      <span>{isAbove ? onlyInStockMessage(available) : cartTexts.unavailable}</span>
      <Button variant="white" color="red.9" size="compact-md" onClick={() => setQuantity(product, most)}>
        {isAbove ? texts.product.takeWhatThereIs(quantityText(most, product)) : cartTexts.removeLine}
      </Button>
    </div>
  );
}

function NearestQuantities({ line }: { readonly line: CartLine }) {
  const { product, quantity, available } = line;
  const { setQuantity } = useCartChanges();
  return (
    <div className={classes['problem']} role="alert">
      <span>{cartTexts.notSold}</span>
      <Group gap="xs">
        {availableNear(product, quantity, available).map((nearest) => (
          <Button
            key={nearest}
            variant="white"
            color="red.9"
            size="compact-md"
            aria-label={cartTexts.takeQuantity(countText(nearest, product), product.name)}
            onClick={() => setQuantity(product, nearest)}
          >
            {countText(nearest, product)}
          </Button>
        ))}
      </Group>
    </div>
  );
}

function CheaperHint({ line }: { readonly line: CartLine }) {
  const { product, quantity, available } = line;
  const { setQuantity } = useCartChanges();
  const step = findCheaperStep(product.priceBreaks, quantity);
  if (!step || !mayOrderQuantity(product, step.from, available) || step.from > available) return null;
  const savedCents = line.totalCents - lineTotal(step.unitPriceE4, step.from);
  return (
    <Button
      variant="light"
      size="compact-md"
      mt="0.3rem"
      style={{ gridColumn: '1 / -1', justifySelf: 'start' }}
      onClick={() => setQuantity(product, step.from)}
    >
      {cartTexts.cheaper(quantityText(step.from - quantity, product), formatCents(savedCents))}
    </Button>
  );
}
