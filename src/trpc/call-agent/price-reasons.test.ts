import { expect, test } from 'vitest';
import { priceReason } from '#shared/prices/price-reasons.ts';
import { stepFor } from '#shared/prices/pricing.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';

const THURSDAY = '2026-11-19';

function openDesk() {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { discountBasisPoints: 500 });
  const office = world.call(givenUser(world, 'admin')).admin;
  const agent = world.call(givenUser(world, 'call_agent')).callAgent;
  const see = async (productId: number) => {
    const { products } = await agent.products.list({
      regionId: 1,
      customerId: customer.id,
      ids: [productId],
    });
    return products[0]!.reasons;
  };
  return { world, customer, office, agent, see };
}

test('the call centre is told for each quantity where the price comes from', async () => {
  const { world, customer, office, see } = openDesk();
  const box = givenProduct(world, { priceE4: 1_3000, discountBasisPoints: 1000 });
  const whyAt = async (quantity: number) => {
    const { steps, listName } = await see(box);
    return priceReason({ ...stepFor(steps, quantity), listName });
  };
  expect((await whyAt(1)).replaceAll('\u00a0', ' ')).toBe('Katalogu 1,30 € −10% −5%');
  const { id } = await office.prices.create({ name: 'Hotelet' });
  const prices = [
    { productId: box, priceE4: 1_2000 },
    { productId: box, from: 24, priceE4: 1_1000 },
  ];
  await office.prices.setListPrices({ id, prices });
  await office.prices.assignList({ customerId: customer.id, priceListId: id });
  await office.prices.setContractPrices({
    customerId: customer.id,
    prices: [{ productId: box, from: 120, priceE4: 9900 }],
  });
  expect([await whyAt(23), await whyAt(24), await whyAt(120)]).toEqual([
    'Lista „Hotelet”',
    'Lista „Hotelet”, nga 24',
    'Marrëveshja, nga 120',
  ]);
});

test('the last price that a caller paid is that of their latest order that stands', async () => {
  const { world, customer, agent, office, see } = openDesk();
  const box = givenProduct(world, { priceE4: 2_0000, stock: 100 });
  expect((await see(box)).lastPaid).toBeNull();
  const order = async () => {
    const { orderId } = await agent.orders.place({
      customerId: customer.id,
      products: [{ productId: box, quantity: 1 }],
      deliverDate: THURSDAY,
    });
    world.advance(60_000);
    return orderId;
  };
  await order();
  await office.prices.setContractPrices({
    customerId: customer.id,
    prices: [{ productId: box, priceE4: 1_5000 }],
  });
  const second = await order();
  expect((await see(box)).lastPaid).toMatchObject({ unitPriceE4: 1_5000 });
  await agent.orders.setStatus({ orderId: second, status: 'E Anuluar', reason: 'Gabim' });
  expect((await see(box)).lastPaid).toMatchObject({ unitPriceE4: 1_9000 });
});

test('staff see of each line of an order why it costs what it does, also when the list is gone', async () => {
  const { world, customer, agent, office } = openDesk();
  const [box = 0, lid = 0] = [2_0000, 250].map((priceE4) => givenProduct(world, { priceE4, stock: 100 }));
  const { id } = await office.prices.create({ name: 'Hotelet' });
  await office.prices.setListPrices({ id, prices: [{ productId: box, priceE4: 1_8000 }] });
  await office.prices.assignList({ customerId: customer.id, priceListId: id });
  const { orderId } = await agent.orders.place({
    customerId: customer.id,
    products: [box, lid].map((productId) => ({ productId, quantity: 1 })),
    deliverDate: THURSDAY,
  });
  await office.prices.delete({ id });
  const { lines } = await agent.orders.details({ orderId });
  expect(
    lines.map(({ priceSource: source, priceListName: listName, ...line }) =>
      priceReason({ ...line, source, listName }).replaceAll('\u00a0', ' '),
    ),
  ).toEqual(['Lista „Hotelet”', 'Katalogu 0,025 € −5%']);
});
