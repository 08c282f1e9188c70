import { ActionIcon, Title } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { formatBasisPoints } from '#shared/money.ts';
import { withoutVatE4 } from '#shared/pricing.ts';
import { DEFAULT_LOW_STOCK_THRESHOLD } from '#shared/stock.ts';
import { joinUnits, UNIT_LABELS } from '#shared/units.ts';
import { CartControl } from '#web/routes/storefront/cart/cart-control.tsx';
import { ToolsLater } from '#web/routes/storefront/guide/product-marks.tsx';
import { Price, PriceFor } from '#web/routes/storefront/products/price.tsx';
import { piecesPriced } from '#web/routes/storefront/products/price-words.ts';
import type { ProductView } from '#web/routes/storefront/products/product-view.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { useUser } from '#web/session.ts';
import { Pill } from '#web/ui/pill.tsx';
import { showToast } from '#web/ui/toast.ts';
import { PriceLadder } from './price-ladder.tsx';
import classes from './product-page.module.css';

/** Name, price with and without VAT, stock, the way into the cart, and the particulars. */
export function ProductDetails({ product }: { readonly product: ProductView }) {
  const { name, code, unit, unitPriceE4, vatBasisPoints, promotionBasisPoints, description } = product;
  const isKnown = useUser() !== null;
  return (
    <div>
      <Title order={1} className={classes['title']}>
        {joinUnits(name)}
      </Title>
      <div className={classes['price']}>
        <Price product={product} size="large" />
        {promotionBasisPoints > 0 && (
          <Pill tone="accent">{texts.product.discount(formatBasisPoints(promotionBasisPoints))}</Pill>
        )}
      </div>
      {unitPriceE4 !== null && (
        <p className={classes['net']}>
          {texts.product.withVat} · {texts.product.withoutVat}:{' '}
          <PriceFor e4={withoutVatE4(unitPriceE4, vatBasisPoints)} pieces={piecesPriced(product)} />
        </p>
      )}
      <PriceLadder product={product} />
      <p style={{ margin: '0 0 1rem' }}>
        <StockHint stock={product.stock} />
      </p>
      <div className={classes['buy']} data-with-tools={isKnown || undefined}>
        <CartControl product={product} size="large" />
        <ToolsLater product={product} />
        <ActionIcon
          variant="default"
          size={50}
          aria-label={texts.product.share}
          title={texts.product.share}
          onClick={() => void share(name)}
        >
          <IconShare2 size={22} aria-hidden />
        </ActionIcon>
      </div>
      <p className={classes['description']}>{description || texts.product.noDescription}</p>
      <dl className={classes['facts']}>
        {code && (
          <>
            <dt>{texts.product.code}</dt>
            <dd>{code}</dd>
          </>
        )}
        <dt>{texts.product.unit}</dt>
        <dd>{UNIT_LABELS[unit]}</dd>
        <dt>{texts.product.vat}</dt>
        <dd>{formatBasisPoints(vatBasisPoints)}</dd>
      </dl>
    </div>
  );
}

function StockHint({ stock }: { readonly stock: number }) {
  if (stock <= 0) return <Pill tone="bad">{texts.product.outOfStock}</Pill>;
  if (stock <= DEFAULT_LOW_STOCK_THRESHOLD) return <Pill tone="warn">{texts.product.lastPieces(stock)}</Pill>;
  return <Pill tone="good">{texts.product.inStock}</Pill>;
}

async function share(title: string): Promise<void> {
  const url = location.href;
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  // Plain HTTP on a LAN has no clipboard; the address bar still shows the address.
  if (!window.isSecureContext) return;
  await navigator.clipboard.writeText(url);
  showToast({ tone: 'success', message: texts.product.shared });
}
