import { Box } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { sizeIn } from '#shared/prices/units.ts';
import { DEFAULT_LOW_STOCK_THRESHOLD } from '#shared/stock.ts';
import { CartControl } from '#web/routes/storefront/cart/cart-control.tsx';
import { LazyStar } from '#web/routes/storefront/guide/product-marks.tsx';
import { texts } from '#web/routes/storefront/texts.ts';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { BuyingTerms } from './buying-terms.tsx';
import { hasAllWords, MarkedText } from './marked-text.tsx';
import { Price } from './price.tsx';
import classes from './product-rows.module.css';
import type { ProductView } from './product-view.ts';

type ProductRowsProps = {
  readonly products: readonly ProductView[];
  readonly term: string | undefined;
};

export function ProductRows({ products, term }: ProductRowsProps) {
  return (
    <ul className={classes['rows']}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductRow product={product} term={term} isFirst={index < 6} />
        </li>
      ))}
    </ul>
  );
}

type ProductRowProps = {
  readonly product: ProductView;
  readonly term: string | undefined;
  readonly isFirst: boolean;
};

function ProductRow({ product, term, isFirst }: ProductRowProps) {
  const { id, name, code, description, image, stock, promotionBasisPoints } = product;
  const size = sizeIn(name);
  return (
    <article className={classes['row']}>
      <span className={classes['frame']}>
        <ProductPicture src={image} name={name} isFirst={isFirst} className={classes['picture']} />
        {size !== '' && (
          <span className={classes['size']} aria-hidden>
            {size}
          </span>
        )}
        {promotionBasisPoints > 0 && (
          <span className={classes['badge']}>
            {texts.product.discount(formatBasisPoints(promotionBasisPoints))}
          </span>
        )}
        <LazyStar product={product} className={classes['star']} />
      </span>
      <h2 className={classes['name']}>
        <Link to="/product/$productId" params={{ productId: String(id) }} className={classes['link']}>
          <MarkedText text={name} term={term} />
        </Link>
      </h2>
      <p className={classes['facts']}>
        {/* Shown in a row only when it is the reason for the match. */}
        {description !== '' && !hasAllWords(`${name} ${code}`, term) && (
          <span className={classes['description']}>
            <MarkedText text={description} term={term} />
          </span>
        )}
        {/* A discounted price takes two lines. */}
        {promotionBasisPoints === 0 && (
          <span>
            <MarkedText text={code} term={term} />
          </span>
        )}
        {stock <= DEFAULT_LOW_STOCK_THRESHOLD && (
          <Box component="span" c="var(--shop-warn-text)" fw={600}>
            {texts.product.lastPieces(stock)}
          </Box>
        )}
        <BuyingTerms product={product} steps={1} />
      </p>
      <div className={classes['price']} data-promotion={promotionBasisPoints > 0 || undefined}>
        <Price product={product} />
      </div>
      <div className={classes['action']}>
        <CartControl product={product} size="compact" />
      </div>
    </article>
  );
}
