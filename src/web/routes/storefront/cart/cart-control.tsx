import { ActionIcon, Button } from '@mantine/core';
import { IconPhone, IconShoppingCartPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { stepQuantity } from '#shared/prices/quantity-rules.ts';
import { api } from '#web/api.ts';
import type { ProductView } from '#web/routes/storefront/products/product-view.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { useUser } from '#web/session.ts';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './cart-control.module.css';
import { useQuantityInCart } from './use-cart.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { rememberWanted } from './use-wanted-product.ts';

const LOGIN_DELAY_MS = 500;

type CartControlProps = { readonly product: ProductView; readonly size?: 'compact' | 'normal' | 'large' };

export function CartControl({ product, size = 'normal' }: CartControlProps) {
  const user = useUser();
  const quantity = useQuantityInCart(product.id);
  const { setQuantity, readQuantity } = useCartChanges();
  const askToLogIn = useLoginFirst();
  const place = useRestoredFocus(quantity > 0);
  const isStepping = useRef(false);
  if (user && user.role !== 'customer') return null;
  if (product.priceE4 === null) return <PriceAsked product={product} size={size} />;
  if (quantity > 0) {
    /** The second tap of a double tap on the add button may fall on the minus that replaces it. */
    const dropStrayTap = (event: MouseEvent) => {
      const isMinus = event.currentTarget.querySelector('button')?.contains(event.target as Node);
      if (event.detail !== 2) isStepping.current = true;
      else if (isMinus && !isStepping.current) event.stopPropagation();
    };
    return (
      <div className={classes['control']} ref={place} onClickCapture={dropStrayTap}>
        <QuantityStepper
          quantity={quantity}
          label={product.name}
          size={size === 'large' ? 'large' : 'normal'}
          goods={product}
          available={product.stock}
          readLatest={() => readQuantity(product.id)}
          onChange={(wanted) => setQuantity(product, wanted)}
        />
      </div>
    );
  }
  const isSoldOut = product.stock <= 0;
  const add = () => {
    isStepping.current = false;
    const wanted = stepQuantity(product, readQuantity(product.id), 1, product.stock);
    if (user) setQuantity(product, wanted);
    else askToLogIn(product.id, wanted);
  };
  const button = {
    ref: place,
    disabled: isSoldOut,
    'aria-label': `${texts.product.add}: ${product.name}`,
    onClick: add,
  };
  const icon = <IconShoppingCartPlus size={20} aria-hidden />;
  if (size === 'compact') {
    return (
      <ActionIcon {...button} variant="light" size={44} radius="xl">
        {icon}
      </ActionIcon>
    );
  }
  const isLarge = size === 'large';
  return (
    <Button
      {...button}
      fullWidth
      // One filled button per page: a grid of cards would have twelve.
      variant={isLarge ? 'filled' : 'light'}
      size={isLarge ? 'lg' : 'md'}
      leftSection={icon}
    >
      {isSoldOut ? texts.product.outOfStock : texts.product.add}
    </Button>
  );
}

function useRestoredFocus(isInCart: boolean) {
  const place = useRef<HTMLElement | null>(null);
  const hadFocus = useRef(false);
  const before = useRef(isInCart);
  useEffect(() => {
    const hasChanged = before.current !== isInCart;
    before.current = isInCart;
    if (hasChanged && isInCart) place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!hasChanged || !hadFocus.current || document.activeElement !== document.body) return;
    const buttons = place.current?.querySelectorAll('button');
    (buttons?.item(buttons.length - 1) ?? place.current)?.focus({ preventScroll: true });
  }, [isInCart]);
  return useCallback((element: HTMLElement | null) => {
    place.current = element;
    const note = () => {
      hadFocus.current = true;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
}

/** Sends a guest to the login page and back, and remembers the product they tapped. */
function useLoginFirst(): (productId: number, quantity: number) => void {
  const navigate = useNavigate();
  const router = useRouter();
  return (productId, quantity) => {
    showToast({ tone: 'error', message: texts.product.loginFirst, id: 'login-first' });
    const from = router.state.location.href;
    rememberWanted({ productId, quantity, place: from, scrollY: window.scrollY });
    setTimeout(() => void navigate({ to: '/login', search: { from } }), LOGIN_DELAY_MS);
  };
}

type PriceAskedProps = {
  readonly product: Pick<ProductView, 'name' | 'isOnRequest'>;
  readonly size: 'compact' | 'normal' | 'large';
};

export function PriceAsked({ product, size }: PriceAskedProps) {
  const { data: shop } = useQuery(api.public.shop.info.queryOptions());
  const phone = shop?.contact.phone;
  if (size === 'compact') return null;
  const look = { fullWidth: true, size: size === 'large' ? 'lg' : 'md', variant: 'light' } as const;
  if (!product.isOnRequest) {
    return (
      <Button {...look} component={Link} to="/login">
        {texts.product.logInForPrices}
      </Button>
    );
  }
  if (!phone) return null;
  return (
    <Button
      {...look}
      component="a"
      href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      leftSection={<IconPhone size={20} aria-hidden />}
      aria-label={`${texts.product.askPrice}: ${product.name}`}
    >
      {texts.product.askPrice}
    </Button>
  );
}
