import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs, type RestAnswer, type RestClient } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenTwo() {
  const world = openWorld();
  const product_id = givenProduct(world, { stock: 10 });
  const first = await loginAs(world, givenUser(world, 'admin'));
  const second = await loginAs(world, givenUser(world, 'admin'));
  await first.put('/api/admin/settings', { purchasing: true });
  const { id: supplier_id } = (await first.post('/api/suppliers', { name: 'Mulliri' })).body.supplier;
  const both = (act: (person: RestClient) => Promise<RestAnswer>) => Promise.all([act(first), act(second)]);
  const receive = async () =>
    (await first.post('/api/purchasing/receipts', { supplier_id, lines: [{ product_id, quantity: 5 }] })).body
      .receipt;
  let last = 0;
  const billOf = (lines: object[], net: number) => {
    last += 1;
    const vat = [{ rate: 0, net, vat: 0 }];
    return { kind: 'domestic', supplier_id, number: `F-${last}`, issued_on: '2026-11-18', lines, vat };
  };
  const rent = () => billOf([{ description: 'Qira', net: 50, rate: 0 }], 50);
  return { world, first, second, both, receive, billOf, rent, supplier_id, product_id };
}

const answersOf = (answers: readonly RestAnswer[]) =>
  answers.map(({ status, body }) => (status < 300 ? 'done' : body.error)).sort();

test('two stockers receive the same order at once: the second is asked about what is over', async () => {
  const { world, first, supplier_id, product_id } = await givenTwo();
  const lines = [{ product_id, quantity: 10 }];
  const { order } = (await first.post('/api/purchasing/orders', { supplier_id, lines })).body;
  await first.post(`/api/purchasing/orders/${order.id}/send`, {});
  const stockers = [givenUser(world, 'stocker'), givenUser(world, 'stocker')];
  const people = await Promise.all(stockers.map((person) => loginAs(world, person)));
  const received = people.map((person) =>
    person.post('/api/purchasing/receipts', { order_id: order.id, lines }),
  );
  expect(answersOf(await Promise.all(received))).toEqual(['Over delivery', 'done']);
  await expectInvariants(world);
});

test('an order is sent, changed and cancelled once', async () => {
  const { world, first, both, supplier_id, product_id } = await givenTwo();
  const lines = [{ product_id, quantity: 10 }];
  const at = `/api/purchasing/orders/${(await first.post('/api/purchasing/orders', { supplier_id, lines })).body.order.id}`;
  expect(answersOf(await both((person) => person.put(at, { version: 1, lines })))).toEqual([
    'Purchase order changed',
    'done',
  ]);
  for (const [act, body] of [
    ['send', {}],
    ['cancel', { reason: 'Gabim' }],
  ] as const) {
    const answers = await both((person) => person.post(`${at}/${act}`, body));
    expect(answersOf(answers)).toEqual(['Status change not possible', 'done']);
  }
  await expectInvariants(world);
});

test('a bill is booked, paid and reversed once, and goods are billed or taken back, not both', async () => {
  const { world, first, second, both, receive, billOf, rent, supplier_id } = await givenTwo();
  const same = rent();
  expect(answersOf(await both((person) => person.post('/api/purchasing/bills', same)))).toEqual([
    'Bill already booked',
    'done',
  ]);
  const { bill } = (await first.post('/api/purchasing/bills', rent())).body;
  const allocations = [{ bill_id: bill.id, amount: 50 }];
  const paid = await both((person) =>
    person.post(`/api/suppliers/${supplier_id}/payments`, { amount: 50, method: 'bank', allocations }),
  );
  expect(answersOf(paid)).toEqual(['Nothing open', 'done']);
  const payment = paid.find(({ status }) => status === 201)?.body.payment.id;
  for (const [at, refusal] of [
    [`/api/supplier-payments/${payment}`, 'Payment reversed'],
    [`/api/purchasing/bills/${bill.id}`, 'Bill reversed'],
    [`/api/purchasing/receipts/${(await receive()).id}`, 'Receipt reversed'],
  ]) {
    const answers = await both((person) => person.post(`${at}/reverse`, { reason: 'Gabim' }));
    expect(answersOf(answers)).toEqual([refusal, 'done']);
  }
  const goods = await receive();
  const ofGoods = () => billOf([{ receipt_line_id: goods.lines[0].line_id, quantity: 5, net_price: 2 }], 10);
  const billed = await both((person) => person.post('/api/purchasing/bills', ofGoods()));
  expect(answersOf(billed)).toEqual(['Bill exceeds receipt', 'done']);
  const { id, lines } = await receive();
  const line = { receipt_line_id: lines[0].line_id, quantity: 5, net_price: 2 };
  const either = await Promise.all([
    first.post(`/api/purchasing/receipts/${id}/reverse`, { reason: 'Gabim' }),
    second.post('/api/purchasing/bills', billOf([line], 10)),
  ]);
  expect(either.filter(({ status }) => status === 201)).toHaveLength(1);
  await expectInvariants(world);
});
