import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { api } from '#web/api.ts';
import { useUser } from '#web/session.ts';

export type Cart = inferOutput<typeof api.customer.cart.list>;

export type CartLine = Cart['lines'][number];

const NO_LINES: readonly CartLine[] = [];

export function useCart() {
  const isCustomer = useUser()?.role === 'customer';
  const query = useQuery(api.customer.cart.list.queryOptions(undefined, { enabled: isCustomer }));
  // The query still contains the customer's data after their session has ended.
  const cart = isCustomer ? query.data : undefined;
  return { query, lines: cart?.lines ?? NO_LINES, totalCents: cart?.totalCents ?? 0 };
}

export function useQuantityInCart(productId: number): number {
  const isCustomer = useUser()?.role === 'customer';
  const query = useQuery(
    api.customer.cart.list.queryOptions(undefined, {
      enabled: isCustomer,
      select: (cart) => cart.lines.find((line) => line.productId === productId)?.quantity ?? 0,
    }),
  );
  return isCustomer ? (query.data ?? 0) : 0;
}
