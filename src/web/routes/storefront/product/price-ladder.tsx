import { sellingFacts } from '#shared/packs.ts';
import { stepFor } from '#shared/pricing.ts';
import { firstQuantity, quantityRuleText } from '#shared/quantity-rules.ts';
import { useQuantityInCart } from '#web/routes/storefront/cart/use-cart.ts';
import { PriceFor } from '#web/routes/storefront/products/price.tsx';
import { reachableSteps } from '#web/routes/storefront/products/price-words.ts';
import type { ProductView } from '#web/routes/storefront/products/product-view.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import classes from './product-page.module.css';

export function PriceLadder({ product }: { readonly product: ProductView }) {
  const inCart = useQuantityInCart(product.id);
  const { unit, pricePer, unitPriceE4 } = product;
  const sold = [...sellingFacts({ ...product, orderStep: 1, minQuantity: 1 }), quantityRuleText(product)];
  const least = firstQuantity(product);
  const steps = reachableSteps(product.priceBreaks, least);
  const [first, ...more] = steps;
  const current = first && stepFor([first, ...more], Math.max(inCart, least));
  const hasLadder = more.length > 0 || (first && first.unitPriceE4 !== unitPriceE4);
  return (
    <>
      {sold.some(Boolean) && <p className={classes['sold']}>{sold.filter(Boolean).join(' · ')}</p>}
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
                    {texts.product.ladderFrom(step.from, next ? next.from - 1 : null, unit)}
                  </th>
                  <td>
                    <PriceFor e4={step.unitPriceE4} pieces={pricePer} />
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
