import { Box, Group, Skeleton, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { memo, useEffect, useRef } from 'react';
import { plainMeta } from '#shared/page-meta.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { ProductGrid, ProductGridSkeleton } from '#web/routes/storefront/products/product-grid.tsx';
import { CutOff } from '#web/ui/cut-off.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { showToast } from '#web/ui/toast.ts';
import { CartLineCard } from './cart-line-card.tsx';
import classes from './cart-page.module.css';
import { CheckoutDone } from './checkout/checkout-done.tsx';
import { CheckoutFailure, CheckoutUnknown } from './checkout/checkout-failure.tsx';
import { CheckoutPanel } from './checkout/checkout-panel.tsx';
import { DayChoice } from './checkout/day-choice.tsx';
import { type Checkout, useCheckout } from './checkout/use-checkout.ts';
import { cartTexts, checkoutTexts } from './texts.ts';
import { type Cart, useCart } from './use-cart.ts';
import { WithdrawnProducts } from './withdrawn-products.tsx';

const WIDE = '(min-width: 62em)';

export function CartPage() {
  const { query } = useCart();
  const order = useCheckout(query.data);
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false }) ?? true;
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', commitQuantity), [router]);
  usePageMeta(plainMeta(cartTexts.title));
  if (order.placed) return <CheckoutDone order={order.placed} />;
  const { cart } = order;
  return (
    <div className={classes['page']}>
      <div className={classes['top']}>
        <Group component="header" align="baseline" gap="0.25rem 1rem" mb="1.25rem">
          <Title order={1} m={0}>
            {cartTexts.title}
          </Title>
          {cart && cart.lines.length > 0 && (
            <Box component="span" c="dimmed">
              {cartTexts.count}: {cart.lines.length}
            </Box>
          )}
        </Group>
        {query.data?.awaitsApproval && (
          <p className={classes['withdrawn']} role="status">
            {checkoutTexts.awaitsApproval}
          </p>
        )}
        {query.data && <WithdrawnProducts products={query.data.withdrawn} />}
      </div>
      <PageState
        query={{ ...query, data: cart }}
        loading={
          order.isUnknown ? <CheckoutUnknown isAsking /> : query.isPaused ? <CutOff /> : <CartSkeleton />
        }
        failure={cartTexts.failure}
        isEmpty={({ lines }) => lines.length === 0}
        empty={<EmptyCart order={order} cart={cart} />}
      >
        {(shown) => (
          <div className={classes['columns']}>
            {!isWide && <DayChoice order={order} />}
            <CartLines
              cart={shown}
              shownE4={order.review.changes}
              isLocked={order.isSending || order.isUnknown}
            />
            <div className={classes['checkout']}>
              <CheckoutPanel cart={shown} order={order} hasDays={isWide} />
            </div>
          </div>
        )}
      </PageState>
      <div className={classes['recommendations']} data-screen-only>
        {!query.isPending && <Recommendations />}
      </div>
    </div>
  );
}

function EmptyCart({ order, cart }: { readonly order: Checkout; readonly cart: Cart | undefined }) {
  if (order.isUnknown || order.isSending) return <CheckoutUnknown isAsking />;
  return (
    <>
      {order.error && cart && <CheckoutFailure error={order.error} cart={cart} onSolved={order.clearError} />}
      <EmptyBox icon={<IconShoppingCart size={28} />} title={cartTexts.empty}>
        <LinkButton to="/">{cartTexts.start}</LinkButton>
      </EmptyBox>
    </>
  );
}

function CartSkeleton() {
  return (
    <div className={classes['columns']}>
      <div className={classes['lines']}>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} height={84} radius="lg" />
        ))}
      </div>
      <div className={classes['checkout']}>
        <Skeleton height={420} radius="lg" />
      </div>
    </div>
  );
}

/** "Back" removes a field without a blur, and with it the quantity that was typed. */
function commitQuantity(): void {
  document.querySelector<HTMLElement>('[inputmode=numeric]:focus')?.blur();
}

type CartLinesProps = {
  readonly cart: Cart;
  readonly shownE4: ReadonlyMap<number, number>;
  readonly isLocked: boolean;
};

/**
 * After a removal by keyboard, focus moves to the next line. Memoised: re-rendering two hundred lines at each keystroke of
 * the comment makes typing slow.
 */
export const CartLines = memo(function CartLines({ cart, shownE4, isLocked }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(cart.lines);
  useEffect(() => {
    const index = before.current.findIndex((line, at) => line.productId !== cart.lines[at]?.productId);
    const isShorter = cart.lines.length < before.current.length;
    before.current = cart.lines;
    if (!isShorter || document.activeElement !== document.body) return;
    const left = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    left?.item(Math.min(index, left.length - 1))?.focus({ preventScroll: true });
  }, [cart.lines]);
  return (
    <ul className={classes['lines']} ref={list} inert={isLocked}>
      {cart.lines.map((line) => (
        <li key={line.productId}>
          <CartLineCard line={line} shownE4={shownE4.get(line.productId)} />
        </li>
      ))}
    </ul>
  );
});

export function Recommendations() {
  const query = useQuery(api.public.catalog.recommendations.queryOptions());
  const { error } = query;
  useEffect(() => {
    if (error) {
      showToast({
        tone: 'error',
        message: errorText(error, cartTexts.recommendationsFailure),
        id: 'recommendations',
      });
    }
  }, [error]);
  if (error || query.data?.length === 0 || (query.isPending && query.isPaused)) return null;
  return (
    <section>
      <Title order={2}>{cartTexts.recommendations}</Title>
      {query.data ? (
        <ProductGrid products={query.data} isScrollRow />
      ) : (
        <ProductGridSkeleton count={4} isScrollRow />
      )}
    </section>
  );
}
