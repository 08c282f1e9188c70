import { countText, sellingFacts } from '#shared/prices/packs.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import classes from './price.module.css';
import { PriceFor } from './price.tsx';
import { piecesPriced } from './price-words.ts';
import type { ProductView } from './product-view.ts';

type BuyingTermsProps = {
  readonly product: ProductView;
  readonly steps: number;
};

export function BuyingTerms({ product, steps }: BuyingTermsProps) {
  const { priceBreaks } = product;
  const facts = sellingFacts(product);
  const cheaper = priceBreaks.slice(1, 1 + steps);
  if (facts.length === 0 && cheaper.length === 0) return null;
  return (
    <span className={classes['terms']}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {cheaper.map(({ from, unitPriceE4 }) => (
        <span key={from}>
          {texts.product.cheaperFrom(countText(from, product))}{' '}
          <PriceFor e4={unitPriceE4} pieces={piecesPriced(product)} />
        </span>
      ))}
    </span>
  );
}
