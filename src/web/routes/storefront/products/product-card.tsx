import { Box } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { DEFAULT_LOW_STOCK_THRESHOLD } from '#shared/stock.ts';
import { CartControl } from '#web/routes/storefront/cart/cart-control.tsx';
import { LazyStar } from '#web/routes/storefront/guide/product-marks.tsx';
import { texts } from '#web/routes/storefront/texts.ts';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { BuyingTerms } from './buying-terms.tsx';
import { MarkedText } from './marked-text.tsx';
import { Price } from './price.tsx';
import classes from './product-card.module.css';
import type { ProductView } from './product-view.ts';

type ProductCardProps = {
  readonly product: ProductView;
  readonly term?: string | undefined;
  readonly isFirst?: boolean;
  readonly place?: 'shelf' | 'card';
  readonly headingLevel?: 2 | 3;
};

export function ProductCard({
  product,
  term,
  isFirst = false,
  place = 'card',
  headingLevel = 3,
}: ProductCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { id, name, description, image, stock, promotionBasisPoints } = product;
  const percent = formatBasisPoints(promotionBasisPoints);
  return (
    <article className={classes['card']}>
      <ProductPicture src={image} name={name} place={place} isFirst={isFirst} />
      {promotionBasisPoints > 0 && (
        <span className={classes['badge']} role="img" aria-label={texts.product.discountLabel(percent)}>
          {texts.product.discount(percent)}
        </span>
      )}
      <LazyStar product={product} className={classes['star']} />
      <div className={classes['body']}>
        <Heading className={classes['name']}>
          <Link to="/product/$productId" params={{ productId: String(id) }} className={classes['link']}>
            <MarkedText text={name} term={term} />
          </Link>
        </Heading>
        {description && (
          <p className={classes['description']}>
            <MarkedText text={description} term={term} />
          </p>
        )}
        <div className={classes['end']}>
          <div className={classes['facts']}>
            <Price product={product} />
            {stock <= DEFAULT_LOW_STOCK_THRESHOLD && (
              <Box component="span" c="var(--shop-warn-text)" fz="0.8125rem" fw={600}>
                {texts.product.lastPieces(stock)}
              </Box>
            )}
          </div>
          <BuyingTerms product={product} steps={2} />
          <div className={classes['action']}>
            <CartControl product={product} />
          </div>
        </div>
      </div>
    </article>
  );
}
