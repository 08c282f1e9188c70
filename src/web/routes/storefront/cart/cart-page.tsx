import { Skeleton, Title } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useState } from 'react';
import { plainMeta } from '#shared/page-meta.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { CartLineCard } from './cart-line-card.tsx';
import classes from './cart-page.module.css';
import { CheckoutDone, type PlacedOrder } from './checkout-done.tsx';
import { CheckoutPanel } from './checkout-panel.tsx';
import { Recommendations } from './recommendations.tsx';
import { useCart } from './use-cart.ts';

/** The cart and, beside it, everything that makes an order of it. */
export function CartPage() {
  const { query } = useCart();
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  usePageMeta(plainMeta(texts.cart.title));
  if (placed) return <CheckoutDone order={placed} />;
  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <Title order={1} className={classes['title']}>
          {texts.cart.title}
        </Title>
        {query.data && query.data.lines.length > 0 && (
          <span className={classes['count']}>
            {texts.cart.count}: {query.data.lines.length}
          </span>
        )}
      </header>
      <PageState
        query={query}
        loading={<CartSkeleton />}
        failure={texts.cart.failure}
        isEmpty={(cart) => cart.lines.length === 0}
        empty={<EmptyCart />}
      >
        {(cart) => (
          <div className={classes['columns']}>
            <ul className={classes['lines']}>
              {cart.lines.map((line) => (
                <li key={line.productId}>
                  <CartLineCard line={line} />
                </li>
              ))}
            </ul>
            <div className={classes['checkout']}>
              <CheckoutPanel cart={cart} onPlaced={setPlaced} />
            </div>
          </div>
        )}
      </PageState>
      {!query.isPending && <Recommendations />}
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyBox icon={<IconShoppingCart size={28} />} title={texts.cart.empty}>
      <LinkButton to="/">{texts.cart.start}</LinkButton>
    </EmptyBox>
  );
}

function CartSkeleton() {
  return (
    <div className={classes['columns']}>
      <div className={classes['lines']}>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} height={124} radius="lg" />
        ))}
      </div>
      <Skeleton height={560} radius="lg" />
    </div>
  );
}
