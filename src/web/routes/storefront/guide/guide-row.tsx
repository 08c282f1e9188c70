import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconPlaylistAdd, IconShoppingCartPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { countText } from '#shared/prices/packs.ts';
import { roundToRule } from '#shared/prices/quantity-rules.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { CartControl } from '#web/routes/storefront/cart/cart-control.tsx';
import { useQuantityInCart } from '#web/routes/storefront/cart/use-cart.ts';
import { useCartChanges } from '#web/routes/storefront/cart/use-cart-changes.ts';
import { Price } from '#web/routes/storefront/products/price.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import classes from './guide.module.css';
import { StarButton } from './star-button.tsx';
import { StockAlertButton } from './stock-alert-button.tsx';
import { guideTexts, listTexts } from './texts.ts';
import type { GuideRow as Row } from './use-guide.ts';

type GuideRowProps = {
  readonly row: Row;
  readonly onToList?: ((row: Row) => void) | undefined;
  readonly choice?: { readonly isChosen: boolean; readonly onToggle: () => void } | undefined;
};

export function GuideRow({ row, onToList, choice }: GuideRowProps) {
  const { product, substitute } = row;
  const isSoldOut = product.stock <= 0;
  return (
    <div className={classes['row']} data-sold-out={isSoldOut || undefined}>
      <span className={classes['frame']}>
        <ProductPicture src={product.image} name={product.name} className={classes['thumb']} />
      </span>
      <div className={classes['words']}>
        <ProductLink product={product} />
        <span className={classes['habit']}>
          <Habit row={row} />
        </span>
      </div>
      {choice ? (
        <Checkbox
          className={classes['choice'] ?? ''}
          size="md"
          checked={choice.isChosen}
          disabled={isSoldOut}
          aria-label={guideTexts.chooseOne(product.name)}
          onChange={choice.onToggle}
        />
      ) : (
        <StarButton product={product} className={classes['star']} />
      )}
      <div className={classes['price']} data-promotion={product.discountBasisPoints > 0 || undefined}>
        <Price product={product} />
        {isSoldOut && <Pill tone="bad">{guideTexts.soldOut}</Pill>}
      </div>
      <div className={classes['action']}>
        {onToList && (
          <ActionIcon
            className={classes['toList'] ?? ''}
            size={40}
            variant="subtle"
            color="gray"
            radius="xl"
            aria-label={listTexts.toListOf(product.name)}
            onClick={() => onToList(row)}
          >
            <IconPlaylistAdd size={20} aria-hidden />
          </ActionIcon>
        )}
        {isSoldOut ? <StockAlertButton product={product} /> : <AddUsual row={row} />}
      </div>
      {isSoldOut && substitute && (
        <Substitute>
          <ProductLink product={substitute} />
          <Price product={substitute} />
          <CartControl product={substitute} size="compact" />
        </Substitute>
      )}
    </div>
  );
}

function Substitute({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes['substitute']}>
      <span>{guideTexts.instead}</span>
      {children}
    </div>
  );
}

function ProductLink({ product }: { readonly product: Row['product'] }) {
  return (
    <Link to="/product/$productId" params={{ productId: String(product.id) }} className={classes['name']}>
      {joinUnits(product.name)}
    </Link>
  );
}

function Habit({ row: { product, habit, listQuantity } }: { readonly row: Row }) {
  const instantText = useInstantText();
  const count = (pieces: number) => countText(pieces, product);
  const usual =
    listQuantity === null
      ? habit && guideTexts.usual(count(habit.usualQuantity))
      : guideTexts.onList(count(listQuantity));
  const last = habit && guideTexts.last(count(habit.lastQuantity));
  return (
    <>
      {[usual, last]
        .filter(Boolean)
        .map((part) => part?.replaceAll(' ', '\u00a0'))
        .join(' · ') || guideTexts.never}
      {habit && (
        <span className={classes['when']}> {guideTexts.on(shortDay(instantText(habit.lastOrderedAt)))}</span>
      )}
    </>
  );
}

function shortDay(moment: string): string {
  return `${moment.slice(0, 6)}${moment.slice(8, 10)}`;
}

function AddUsual({ row: { product, quantity } }: { readonly row: Row }) {
  const isInCart = useQuantityInCart(product.id) > 0;
  const { setQuantity } = useCartChanges();
  if (isInCart || product.priceE4 === null) return <CartControl product={product} size="compact" />;
  const offered = roundToRule(product, quantity, product.stock);
  const label = guideTexts.add(countText(offered, product));
  return (
    <Button
      size="sm"
      variant="light"
      classNames={{ section: classes['cart'] ?? '' }}
      leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
      aria-label={`${label}: ${product.name}`}
      onClick={() => setQuantity(product, offered)}
    >
      {label}
    </Button>
  );
}
