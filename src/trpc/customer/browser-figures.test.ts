import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepFor } from '#shared/prices/pricing.ts';
import {
  anyCustomerPrices,
  anyDiscount,
  anyPricedProduct,
  slowPrice,
} from '#shared/prices/testing/slow-price.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { openWorld } from '#testing/world.ts';

const [YESTERDAY, TODAY, TOMORROW] = ['2026-11-17', '2026-11-18', '2026-11-19'];
const DAY = TOMORROW;

const anyDays = fc.constantFrom(
  { validFrom: null, validTo: null, isValid: true },
  { validFrom: TODAY, validTo: TODAY, isValid: true },
  { validFrom: YESTERDAY, validTo: null, isValid: true },
  { validFrom: null, validTo: YESTERDAY, isValid: false },
  { validFrom: TOMORROW, validTo: null, isValid: false },
);

const anyCase = fc.record({
  product: anyPricedProduct,
  discount: anyDiscount,
  own: anyCustomerPrices,
  days: anyDays,
  quantity: fc.integer({ min: 1, max: 70 }),
});

test('whatever lists, breaks, days and discounts there are, what the browser shows is what the server charges', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const office = world.call(givenUser(world, 'admin')).admin;
  await fc.assert(
    fc.asyncProperty(anyCase, async ({ product, discount, own, days, quantity }) => {
      const { isValid, ...validity } = days;
      const shop = world.call({ ...customer, discountBasisPoints: discount });
      const id = givenProduct(world, { ...product, stock: 100 });
      await office.users.update({ userId: customer.id, discountBasisPoints: discount, priceListId: null });
      if (own.list) {
        const { isNet, addsDiscounts, breaks } = own.list;
        const list = await office.prices.create({ name: 'Lista', isNet, addsDiscounts, ...validity });
        if (breaks.length > 0) {
          const prices = breaks.map((one) => ({ ...one, productId: id }));
          await office.prices.setListPrices({ id: list.id, prices });
        }
        await office.prices.assignList({ customerId: customer.id, priceListId: list.id });
      }
      if (own.contract.length > 0) {
        const prices = own.contract.map((one) => ({ ...one, productId: id }));
        await office.prices.setContractPrices({ customerId: customer.id, prices });
      }
      const inForce = { contract: own.contract, list: isValid ? own.list : null };
      const { priceBreaks } = await shop.public.catalog.product({ id });
      const [first, ...more] = priceBreaks;
      if (!first) throw new Error('A price that is not shown');
      const shown = stepFor([first, ...more], quantity).unitPriceE4;
      expect(shown).toBe(slowPrice(product, discount, inForce, quantity));
      await shop.customer.cart.add({ productId: id, quantity });
      const cart = await shop.customer.cart.list();
      expect(cart.totalCents).toBe(lineTotal(shown, quantity));
      const order = await shop.customer.orders.place({
        products: [{ productId: id, quantity }],
        deliverDate: DAY,
        expectedTotalCents: cart.totalCents,
      });
      expect(order.totalCents).toBe(cart.totalCents);
    }),
    { numRuns: propertyRuns(40) },
  );
  expectInvariants(world);
});
