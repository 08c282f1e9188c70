import { quantityRuleText } from '#shared/quantity-rules.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { PriceFor } from './price.tsx';
import type { ProductView } from './product-view.ts';

/** How many of the cheaper steps a card has room for; the product's page shows all. */
const STEPS = 2;

type BuyingTermsProps = { readonly product: ProductView; readonly className?: string | undefined };

/** How a product is packed, in which quantities it is sold, and what more of it costs; nothing where all of that is plain. */
export function BuyingTerms({ product, className }: BuyingTermsProps) {
  const { priceBreaks, pricePer } = product;
  const [, ...steps] = priceBreaks;
  const words = [packText(product), quantityRuleText(product)].filter(Boolean).join(' · ');
  if (words === '' && steps.length === 0) return null;
  return (
    <span className={className}>
      {words}
      {steps.slice(0, STEPS).map(({ from, unitPriceE4 }, index) => (
        <span key={from} style={{ whiteSpace: 'nowrap' }}>
          {(words !== '' || index > 0) && ' · '}
          {texts.product.cheaperFrom(from)} <PriceFor e4={unitPriceE4} pieces={pricePer} />
        </span>
      ))}
      {steps.length > STEPS && ' …'}
    </span>
  );
}

/** One pack and what is in it: `Kuti · 24 copë`; '' where it isn't packed. */
export function packText({ packName, packSize, unit }: ProductView): string {
  return packSize > 1 ? texts.product.packOf(packName, packSize, unit) : '';
}
