import { expect, test } from 'vitest';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import type { Cart } from '#web/routes/storefront/cart/use-cart.ts';
import { drawText } from '#web/testing/draw.tsx';
import { OrderFacts, vatOf } from './order-facts.tsx';

const line = (totalCents: number, vatBasisPoints: number) =>
  ({ productId: totalCents, totalCents, product: { vatBasisPoints } }) as unknown as Cart['lines'][number];

const cart: Cart = {
  lines: [line(2360, 1800), line(540, 800)],
  totalCents: 2900,
  withdrawn: [],
  minimum: { minimumCents: 5000, transportCents: 300 },
  awaitsApproval: false,
  holdCause: null,
  termsDays: 30,
  transportVatBasisPoints: 1800,
  readAt: 0,
};

test('the VAT of the cart is worked out per rate, with that of the transport', () => {
  expect(vatOf(cart).map(({ vatBasisPoints, vatCents }) => [vatBasisPoints, vatCents])).toEqual([
    [1800, 406],
    [800, 40],
  ]);
  const free = { ...cart, minimum: { minimumCents: 0, transportCents: null } };
  expect(vatOf(free)[0]?.vatCents).toBe(360);
});

test('the checkout says where it goes, by when and how it is paid, what transport costs and the VAT', () => {
  queryClient.setQueryData(api.profile.get.queryKey(), { address: 'Rr. Agim Ramadani 12' } as never);
  const text = drawText(<OrderFacts cart={cart} day="Nesër, e enjte" />);
  for (const said of [
    /Dorëzohet te Rr\. Agim Ramadani 12 · ndrysho/,
    /Nesër, e enjte/,
    /Me afat, 30 ditë pas faturës/,
    /Transporti 3,00\s€/,
    /TVSH 18% 4,06\s€/,
    /TVSH 8% 0,40\s€/,
  ]) {
    expect(text).toMatch(said);
  }
  queryClient.clear();
});
