import { ActionIcon, Box, Title } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { isSoldByPack, piecesText, quantityRuleText, sellingFacts } from '#shared/prices/packs.ts';
import { stepFor } from '#shared/prices/pricing.ts';
import { firstQuantity } from '#shared/prices/quantity-rules.ts';
import { joinUnits, sizeIn, unitLabel } from '#shared/prices/units.ts';
import { DEFAULT_LOW_STOCK_THRESHOLD } from '#shared/stock.ts';
import { ExpectedDay } from '#web/features/expected-day/expected-day.tsx';
import { CartControl } from '#web/routes/storefront/cart/cart-control.tsx';
import { useQuantityInCart } from '#web/routes/storefront/cart/use-cart.ts';
import { LazyProductTools } from '#web/routes/storefront/guide/product-marks.tsx';
import { Price, PriceFor } from '#web/routes/storefront/products/price.tsx';
import { piecesPriced, reachableSteps, shownNetE4 } from '#web/routes/storefront/products/price-words.ts';
import type { ProductView } from '#web/routes/storefront/products/product-view.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { useUser } from '#web/session.ts';
import { Pill } from '#web/ui/pill.tsx';
import { showToast } from '#web/ui/toast.ts';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import classes from './product-page.module.css';

export function ProductDetails({ product }: { readonly product: ProductView }) {
  const { name, code, unitPriceE4, vatBasisPoints, promotionBasisPoints, description } = product;
  const isKnown = useUser() !== null;
  return (
    <div>
      <Title order={1} m="0 0 0.5rem">
        {joinUnits(name)}
      </Title>
      <div className={classes['price']}>
        <Price product={product} size="large" />
        {promotionBasisPoints > 0 && (
          <Pill tone="accent">{texts.product.discount(formatBasisPoints(promotionBasisPoints))}</Pill>
        )}
      </div>
      {unitPriceE4 !== null && (
        <Box component="p" m="0 0 1.25rem" c="dimmed" fz="0.9375rem">
          {texts.product.withVat} · {texts.product.withoutVat}:{' '}
          <UnitPrice e4={shownNetE4(product, unitPriceE4)} />
        </Box>
      )}
      <PriceLadder product={product} />
      <p style={{ margin: '0 0 1rem' }}>
        <StockHint stock={product.stock} /> {product.stock <= 0 && <ExpectedDay productId={product.id} />}
      </p>
      <div className={classes['buy']} data-with-tools={isKnown || undefined}>
        <CartControl product={product} size="large" />
        <LazyProductTools product={product} />
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
      <Box component="p" m="1.25rem 0 0" lh={1.65} style={{ whiteSpace: 'pre-line' }}>
        {description || texts.product.noDescription}
      </Box>
      <dl className={classes['facts']}>
        {code && (
          <>
            <dt>{texts.product.code}</dt>
            <dd>{code}</dd>
          </>
        )}
        <dt>{texts.product.unit}</dt>
        <dd>{soldUnit(product)}</dd>
        <dt>{texts.product.vat}</dt>
        <dd>{formatBasisPoints(vatBasisPoints)}</dd>
      </dl>
    </div>
  );
}

/** `kovë (6 kg)`, `pako (1.000 copë)`, `Copë`. */
function soldUnit(product: ProductView): string {
  const { name, unit, packName, packSize } = product;
  if (isSoldByPack(product)) return `${packName || 'pako'} (${piecesText(packSize, product)})`;
  const size = sizeIn(name);
  if (packSize > 1 || packName === '') return unitLabel(unit);
  return size === '' ? packName : `${packName} (${size})`;
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
  // The clipboard is not available over plain HTTP; the address bar still has the URL.
  if (!window.isSecureContext) return;
  await navigator.clipboard.writeText(url);
  showToast({ tone: 'success', message: texts.product.shared });
}

export function PriceLadder({ product }: { readonly product: ProductView }) {
  const inCart = useQuantityInCart(product.id);
  const { unit, pricePer, packSize, packName, unitPriceE4 } = product;
  const isByPack = isSoldByPack(product);
  const counted = isByPack ? packSize : 1;
  const sold = [...sellingFacts({ ...product, orderStep: 1, minQuantity: 1 }), quantityRuleText(product)];
  const least = firstQuantity(product);
  const steps = reachableSteps(product.priceBreaks, least);
  const [first, ...more] = steps;
  const current = first && stepFor([first, ...more], Math.max(inCart, least));
  const hasLadder = more.length > 0 || (first && first.unitPriceE4 !== unitPriceE4);
  return (
    <>
      {sold.some(Boolean) && (
        <Box component="p" m="0 0 0.75rem">
          {sold.filter(Boolean).join(' · ')}
        </Box>
      )}
      {hasLadder && (
        <table className={classes['ladder']}>
          <caption>
            {pricePer === 1
              ? texts.product.ladder
              : `${texts.product.ladder}, ${texts.product.perPieces(pricePer, unit)}`}
          </caption>
          <tbody>
            {steps.map((step, index) => {
              const next = steps[index + 1];
              return (
                <tr key={step.from} aria-current={step === current || undefined}>
                  <th scope="row">
                    {texts.product.ladderFrom(
                      Math.ceil(step.from / counted),
                      next ? Math.ceil(next.from / counted) - 1 : null,
                      isByPack ? packName || 'pako' : unitLabel(unit).toLowerCase(),
                    )}
                  </th>
                  <td>
                    <PriceFor e4={step.unitPriceE4} pieces={piecesPriced(product)} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
}
