import { memo, useEffect, useRef } from 'react';
import { CartLineCard } from './cart-line-card.tsx';
import classes from './cart-page.module.css';
import type { Cart } from './use-cart.ts';
import { usePriceChanges } from './use-price-changes.ts';

type CartLinesProps = {
  readonly cart: Cart;
  readonly isLocked: boolean;
};

/**
 * The lines of the cart. After one is removed by keyboard, the focus is on the next. They are drawn anew only when they
 * change: two hundred of them at each letter of the comment would make typing crawl.
 */
export const CartLines = memo(function CartLines({ cart, isLocked }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(cart.lines);
  const shownE4 = usePriceChanges(cart);
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
