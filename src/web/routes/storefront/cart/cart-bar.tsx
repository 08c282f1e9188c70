import { IconArrowRight, IconShoppingCart } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { readAgainstMinimum } from '#shared/prices/minimum-order.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import classes from './cart-bar.module.css';
import { checkoutTexts } from './texts.ts';
import { useCart } from './use-cart.ts';

export function CartBar() {
  const { query, lines, totalCents: goodsCents } = useCart();
  const isInCart = useRouterState({ select: ({ location }) => location.pathname === '/cart' });
  if (lines.length === 0 || isInCart) return null;
  const totalCents = query.data ? readAgainstMinimum(query.data.minimum, goodsCents).totalCents : goodsCents;
  return (
    <aside className={classes['bar']} aria-label={checkoutTexts.bar}>
      <IconShoppingCart size={22} aria-hidden />
      <span className={classes['count']}>{checkoutTexts.doneArticles(lines.length)}</span>
      <Money cents={totalCents} className={classes['total']} />
      <LinkButton to="/cart" size="sm" rightSection={<IconArrowRight size={18} aria-hidden />}>
        {checkoutTexts.goOn}
      </LinkButton>
    </aside>
  );
}
