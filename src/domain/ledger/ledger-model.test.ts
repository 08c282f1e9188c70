import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type ISODate, toLocalDate } from '#shared/dates/shop-dates.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { openWorld } from '#testing/world.ts';
import { type Act, act, type Of } from './testing/account-acts.ts';
import { AccountModel, COUNTER, type PaidModel } from './testing/account-model.ts';

const HOUR_MS = 60 * 60 * 1000;
const ZONE = 'Europe/Belgrade';

type CounterDay = Readonly<Record<string, number | string>>;

async function openShop() {
  const world = openWorld();
  givenUser(world, 'stocker', { createdAt: world.ctx.clock.now() - 30 * 24 * HOUR_MS });
  const office = world.call(await givenSeller(world));
  const customers = [givenUser(world, 'customer'), givenUser(world, 'customer')] as const;
  const drivers = [
    givenUser(world, 'driver', { driverCode: 1 }),
    givenUser(world, 'driver', { driverCode: 2 }),
  ] as const;
  const product = givenProduct(world, { priceE4: 1000_00, stock: 100_000 });
  const model = new AccountModel();
  const closedBook = new Map<ISODate, CounterDay>();
  return { world, office, admin: office.admin, customers, drivers, product, model, closedBook };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

const today = ({ world }: Shop) => toLocalDate(world.ctx.clock.now(), ZONE);

const DO: { readonly [Do in Act['do']]: (shop: Shop, step: Of<Do>) => Promise<unknown> } = {
  wait: async ({ world }, { hours }) => world.advance(hours * HOUR_MS),
  terms: ({ admin, customers }, step) =>
    admin.receivables.setTerms({ customerId: customers[step.who]!.id, termsDays: step.days }),
  order: async (shop, { who: index, pieces }) => {
    const customer = shop.customers[index]!;
    const { orderId } = await shop.office.callAgent.orders.place({
      customerId: customer.id,
      products: [{ productId: shop.product, quantity: pieces }],
      deliverDate: addDays(today(shop), 1),
      overrideReason: 'Sipas marrëveshjes',
    });
    await shop.admin.orders.setDriver({ orderId, driverCode: 1 + (orderId % 2) });
    await shop.admin.orders.setStatus({ orderId, status: 'E Nisur' });
    shop.model.enter(customer.id, today(shop), pieces * 1000);
  },
  deliver: async (shop, { order, cents: amount, hoursAgo }) => {
    const found = pickRow(
      shop,
      'SELECT id, customer_id AS customer, driver_id AS driver FROM orders WHERE status = ?',
      'E Nisur',
      order,
    );
    if (!found) return;
    const driver = shop.drivers.find((candidate) => candidate.id === found['driver'])!;
    const departed = shop.world.handle.connection
      .prepare("SELECT MAX(created_at) FROM order_events WHERE order_id = ? AND data ->> 'to' = 'E Nisur'")
      .pluck()
      .get(found['id']) as number;
    const occurredAt = Math.max(departed, shop.world.ctx.clock.now() - hoursAgo * HOUR_MS);
    await shop.world
      .call(driver)
      .driver.orders.deliver({ orderId: found['id']!, amountReceivedCents: amount, occurredAt });
    if (amount > 0)
      noteLast(shop, {
        customer: found['customer']!,
        till: `${driver.driverCode}`,
        day: toLocalDate(occurredAt, ZONE),
      });
  },
  pay: async (shop, { who: index, cents: amount, method, daysAgo, chosen }) => {
    const customerId = shop.customers[index]!.id;
    const open = (await shop.admin.receivables.get({ customerId, page: 1, limit: 1 })).open;
    const item = chosen === null || open.length === 0 ? undefined : open[chosen % open.length];
    const allocations = item && [{ entryId: item.entryId, amountCents: Math.min(amount, item.openCents) }];
    const receivedOn = addDays(today(shop), -daysAgo);
    await shop.admin.receivables.bookPayment({
      customerId,
      amountCents: amount,
      method,
      receivedOn,
      allocations,
    });
    noteLast(shop, {
      customer: customerId,
      till: method === 'cash_counter' ? 'null' : null,
      day: receivedOn,
    });
  },
  collect: async (shop, { who: index, driver, cents: amount }) => {
    const customer = shop.customers[index]!;
    const collector = shop.drivers[driver]!;
    await shop.world
      .call(collector)
      .driver.receivables.collect({ customerId: customer.id, amountCents: amount });
    noteLast(shop, { customer: customer.id, till: `${collector.driverCode}`, day: today(shop) });
  },
  reverse: async (shop, { payment }) => {
    const { model } = shop;
    const paid = model.payments[payment % Math.max(1, model.payments.length)];
    if (!paid) return;
    await shop.admin.receivables.reversePayment({ paymentId: paid.id, reason: 'Gabim' });
    model.enter(paid.customer, today(shop), paid.cents);
    model.book(paid.till, paid.day, -paid.cents);
  },
  credit: async (shop, { invoice, cents: amount }) => {
    const found = pickRow(
      shop,
      'SELECT id, customer_id AS customer FROM documents WHERE kind = ?',
      'invoice',
      invoice,
    );
    if (!found) return;
    const [line] = (await shop.office.stocker.issuedDocuments.get({ documentId: found['id']! })).lines;
    await shop.admin.documents.credit({
      documentId: found['id']!,
      reason: 'Çmim i gabuar',
      lines: [{ lineId: line!.lineId, amountCents: amount }],
    });
    shop.model.enter(found['customer']!, today(shop), -amount);
  },
  use: ({ admin, customers }, step) => admin.receivables.useCredit({ customerId: customers[step.who]!.id }),
  'write-off': async (shop, { who: index, cents: amount }) => {
    const customerId = shop.customers[index]!.id;
    await shop.admin.receivables.writeOff({ customerId, amountCents: amount, reason: 'Marrëveshje' });
    shop.model.enter(customerId, today(shop), -amount);
  },
  open: async (shop, { who: index, cents: amount }) => {
    const customerId = shop.customers[index]!.id;
    const day = addDays(today(shop), -90);
    await shop.admin.receivables.enterOpening({ customerId, amountCents: amount, day });
    shop.model.enter(customerId, day, amount);
  },
  change: async (shop, { driver: driverCode, cents: amountCents, daysAgo }) => {
    const date = addDays(today(shop), -daysAgo);
    await shop.admin.cash.move({ date, driverCode, kind: 'float', amountCents });
    const given = { till: `${driverCode}`, day: date, counterDay: date, cents: amountCents };
    shop.model.giveChange(lastMovement(shop), given);
  },
  'take-change-back': async (shop, { change }) => {
    const { model } = shop;
    const given = model.changes[change % Math.max(1, model.changes.length)];
    if (!given) return;
    await shop.admin.cash.reverseMovement({ movementId: given.id, reason: 'Gabim' });
    model.reverseChange(given);
  },
  close: (shop, { till: driverCode, daysAgo }) => closeTill(shop, driverCode, daysAgo),
  evening: async (shop, { tills, daysAgo }) => {
    for (const driverCode of tills) await closeTill(shop, driverCode, daysAgo);
  },
  reopen: async (shop, { till: driverCode, daysAgo }) => {
    const date = addDays(today(shop), -daysAgo);
    await shop.admin.cash.reopen({ date, driverCode, reason: 'Numërim i ri' });
    shop.model.setClosed(`${driverCode}`, date, false);
    if (driverCode === null) shop.closedBook.delete(date);
  },
};

async function closeTill(shop: Shop, driverCode: number | null, daysAgo: number): Promise<void> {
  const date = addDays(today(shop), -daysAgo);
  await shop.admin.cash.close({ date, driverCode });
  shop.model.setClosed(`${driverCode}`, date, true);
  if (driverCode === null) shop.closedBook.set(date, await counterDay(shop, date));
}

async function counterDay({ admin }: Pick<Shop, 'admin'>, date: ISODate): Promise<CounterDay> {
  const [day] = (await admin.cash.book({ from: date, to: date })).days;
  return day!;
}

function lastMovement({ world }: Shop): number {
  return world.handle.connection.prepare('SELECT MAX(id) FROM cash_movements').pluck().get() as number;
}

function pickRow(
  { world }: Shop,
  query: string,
  value: string,
  index: number,
): Record<string, number> | undefined {
  const rows = world.handle.connection.prepare(query).all(value) as Record<string, number>[];
  return rows[index % Math.max(1, rows.length)];
}

function noteLast(
  shop: Shop,
  { customer, till: tillName, day }: Pick<PaidModel, 'customer' | 'till' | 'day'>,
): void {
  const last = shop.world.handle.connection
    .prepare('SELECT id, amount_cents AS cents FROM payments ORDER BY id DESC LIMIT 1')
    .get() as { id: number; cents: number };
  shop.model.enter(customer, day, -last.cents);
  const cashDay = shop.model.book(tillName, day, last.cents);
  shop.model.payments.push({ ...last, customer, till: tillName, day: cashDay });
}

async function attempt(shop: Shop, step: Act): Promise<void> {
  const run = DO[step.do] as (shop: Shop, step: Act) => Promise<unknown>;
  await run(shop, step).catch((thrown: unknown) => {
    if (!(thrown instanceof Error) || !('code' in thrown) || thrown.code === 'INTERNAL_SERVER_ERROR')
      throw thrown;
  });
}

async function expectAsModelled(shop: Shop): Promise<void> {
  const { admin, model, customers } = shop;
  for (const { id } of customers) {
    const account = await admin.receivables.get({ customerId: id, page: 1, limit: 1 });
    expect(account.balanceCents).toBe(model.balance(id));
    const open = account.open.reduce((sum, item) => sum + item.openCents, 0);
    expect(open - account.creditCents).toBe(account.balanceCents);
  }
  expect(await admin.receivables.check()).toMatchObject({ ok: true, controlTotalCents: model.balance(null) });
}

async function expectDaysAsModelled(shop: Shop): Promise<void> {
  const { admin, model, office } = shop;
  for (const daysAgo of [0, 1, 5]) {
    const on = addDays(today(shop), -daysAgo);
    expect((await admin.receivables.ageing({ on })).totals.totalCents).toBe(model.balance(null, on));
    for (const sheet of await office.stocker.cash.sheets({ date: on })) {
      const tillName = `${sheet.driverCode}`;
      expect([on, tillName, sheet.receivedCents]).toEqual([on, tillName, model.cash(tillName, on)]);
      const change = tillName === COUNTER ? 0 : model.change(tillName, on);
      expect([on, tillName, sheet.floatCents]).toEqual([on, tillName, change]);
      expect([on, tillName, sheet.isClosed]).toEqual([on, tillName, model.isClosed(tillName, on)]);
    }
  }
}

async function expectBookAsModelled(shop: Shop): Promise<void> {
  const to = addDays(today(shop), 2);
  for (const day of (await shop.admin.cash.book({ from: addDays(to, -8), to })).days) {
    const { date, openingCents, closingCents } = day;
    const change = shop.model.counterChange(date);
    expect([date, closingCents - openingCents]).toEqual([date, change]);
    expect([date, closingCents]).toEqual([date, shop.model.counterClosing(date)]);
  }
  for (const [date, closed] of shop.closedBook) expect(await counterDay(shop, date)).toEqual(closed);
}

test(
  'whatever is issued, paid, taken back, credited and closed, every account and every till is what it should be',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 30, maxLength: 60, size: 'max' }), async (steps) => {
        const shop = await openShop();
        try {
          for (const [at, step] of steps.entries()) {
            await attempt(shop, step);
            await expectAsModelled(shop);
            if (at % 5 === 4) await expectDaysAsModelled(shop);
            if (at % 5 === 2) await expectBookAsModelled(shop);
          }
          await expectDaysAsModelled(shop);
          await expectBookAsModelled(shop);
          expectInvariants(shop.world);
        } finally {
          shop.world.handle.connection.close();
        }
      }),
      { numRuns: propertyRuns(5) },
    );
  },
  propertyRuns(5) * 20_000,
);
