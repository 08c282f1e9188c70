import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import { givenProduct } from '#testing/builders.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { givenShopFile, nextDeliveryDay } from '#testing/given-shop-file.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { runCommand } from '#testing/run-command.ts';

const KILLS = propertyRuns(20);
const CUSTOMERS = 6;

type Line = { readonly product_id: number; readonly quantity: number };
type Wish = { readonly key: string; readonly products: readonly Line[]; readonly cookie: string };

type Ledger = {
  readonly placed: Map<number, Wish>;
  readonly cancelled: Set<number>;
  readonly invoiced: Map<number, string>;
  readonly unanswered: Wish[];
  readonly paid: Map<string, number>;
  readonly unpaid: string[];
};

test(
  'killed again and again while it sells and invoices, the shop loses nothing that it has acknowledged',
  async ({ annotate }) => {
    const dataDir = givenFolder();
    const { customers, admin, databaseFile } = await fillShop(dataDir);
    const ledger: Ledger = {
      placed: new Map(),
      cancelled: new Set(),
      invoiced: new Map(),
      unanswered: [],
      paid: new Map(),
      unpaid: [],
    };

    for (let round = 1; round <= KILLS; round += 1) {
      const shop = runCommand(['serve'], dataDir);
      const url = await shop.url;
      const buying = customers.map((cookie) => buyUntilGone(url, cookie, ledger));
      const cancelling = cancelUntilGone(url, admin, ledger);
      const invoicing = invoiceUntilGone(url, admin, ledger);
      const paying = payUntilGone(url, admin, ledger);
      // A different moment each time, in the middle of different writes.
      await wait(150 + ((round * 137) % 350));
      shop.child.kill('SIGKILL');
      await Promise.all([...buying, cancelling, invoicing, paying, shop.exitCode]);
    }

    const shop = runCommand(['serve'], dataDir);
    const url = await shop.url;
    // Customers retry unanswered requests, and get one order for each.
    for (const wish of ledger.unanswered) ledger.placed.set(await place(url, wish), wish);
    for (const key of ledger.unpaid) ledger.paid.set(key, await pay(url, admin, key));
    shop.child.kill('SIGTERM');
    expect(await shop.exitCode).toBe(0);

    expect(ledger.placed.size).toBeGreaterThan(KILLS);
    expect(ledger.unanswered.length).toBeGreaterThan(0);
    expect(ledger.cancelled.size).toBeGreaterThan(0);
    expect(ledger.invoiced.size).toBeGreaterThan(0);
    expect(ledger.paid.size).toBeGreaterThan(KILLS);
    const handle = openDatabase(databaseFile, { readonly: true });
    expectKept(handle, ledger);
    expectInvariants({ handle });
    handle.connection.close();
    const { placed, unanswered, cancelled, invoiced, paid } = ledger;
    await annotate(
      `${KILLS} kills: kept ${placed.size} orders (${unanswered.length} of them asked again), ${cancelled.size} cancelled, ${invoiced.size} invoices, ${paid.size} payments.`,
    );
  },
  KILLS * 12_000,
);

async function fillShop(
  dataDir: string,
): Promise<{ customers: string[]; admin: string; databaseFile: string }> {
  const shop = givenShopFile(dataDir);
  for (let product = 0; product < 5; product += 1) givenProduct(shop, { stock: 1_000_000 });
  const customers = [];
  for (let customer = 0; customer < CUSTOMERS; customer += 1)
    customers.push((await shop.givenLogin('customer')).cookie);
  const admin = (await shop.givenLogin('admin', { passwordHash: 'never used' })).cookie;
  shop.handle.connection.close();
  return { customers, admin, databaseFile: shop.databaseFile };
}

async function buyUntilGone(url: string, cookie: string, ledger: Ledger): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const products = [1, 2, 3]
      .slice(0, 1 + (turn % 3))
      .map((product_id) => ({ product_id, quantity: 1 + (turn % 4) }));
    const wish = { key: randomUUID(), products, cookie };
    try {
      ledger.placed.set(await place(url, wish), wish);
    } catch (thrown) {
      if (!isGone(thrown)) throw thrown;
      ledger.unanswered.push(wish);
      return;
    }
  }
}

const placedAnswer = z.object({ order: z.object({ id: z.number() }) });

async function place(url: string, wish: Wish): Promise<number> {
  const response = await fetch(`${url}/api/orders/create-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': wish.key, cookie: wish.cookie },
    body: JSON.stringify({ products: wish.products, deliver_date: nextDeliveryDay() }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(201);
  return placedAnswer.parse(JSON.parse(text)).order.id;
}

const issued = z.object({ issued: z.array(z.object({ order_id: z.number(), number: z.string() })) });

const FIRST_CUSTOMER = 1;
const PAID_CENTS = 123;

async function payUntilGone(url: string, cookie: string, ledger: Ledger): Promise<void> {
  for (;;) {
    const key = randomUUID();
    try {
      ledger.paid.set(key, await pay(url, cookie, key));
    } catch (thrown) {
      if (!isGone(thrown)) throw thrown;
      ledger.unpaid.push(key);
      return;
    }
  }
}

async function pay(url: string, cookie: string, key: string): Promise<number> {
  const response = await fetch(`${url}/api/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
    body: JSON.stringify({
      customer_id: FIRST_CUSTOMER,
      amount: PAID_CENTS / 100,
      method: 'card',
      reference: key,
    }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(201);
  return PAID_CENTS;
}

async function invoiceUntilGone(url: string, cookie: string, ledger: Ledger): Promise<void> {
  for (;;) {
    await wait(5);
    const orderIds = [...ledger.placed.keys()].filter((id) => id % 2 === 1 && !ledger.invoiced.has(id));
    try {
      if (orderIds.length === 0) await fetch(`${url}/api/health`);
      else for (const [id, number] of await invoice(url, cookie, orderIds)) ledger.invoiced.set(id, number);
    } catch (thrown) {
      if (!isGone(thrown)) throw thrown;
      return;
    }
  }
}

async function invoice(url: string, cookie: string, orderIds: number[]): Promise<[number, string][]> {
  const response = await fetch(`${url}/api/documents/issue`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    // The newest ones: those whose answer was lost already have their invoice, and are not issued again.
    body: JSON.stringify({ order_ids: orderIds.slice(-3) }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return issued.parse(JSON.parse(text)).issued.map((paper) => [paper.order_id, paper.number]);
}

/** Cancels every second order, so that stock moves both ways at the time of the kill. */
async function cancelUntilGone(url: string, cookie: string, ledger: Ledger): Promise<void> {
  for (;;) {
    await wait(3);
    const orderId = [...ledger.placed.keys()].findLast((id) => id % 2 === 0 && !ledger.cancelled.has(id));
    try {
      if (orderId === undefined) await fetch(`${url}/api/health`);
      else if (await cancel(url, cookie, orderId)) ledger.cancelled.add(orderId);
    } catch (thrown) {
      if (!isGone(thrown)) throw thrown;
      return;
    }
  }
}

async function cancel(url: string, cookie: string, orderId: number): Promise<boolean> {
  const response = await fetch(`${url}/api/orders/update-status`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ order_id: orderId, delivery_status: 'E Anuluar' }),
  });
  await response.arrayBuffer();
  return response.status === 200;
}

function isGone(thrown: unknown): boolean {
  return thrown instanceof TypeError || (thrown instanceof Error && thrown.name === 'AbortError');
}

function expectKept({ connection }: DatabaseHandle, ledger: Ledger): void {
  const lines = connection.prepare<[number], Line>(
    'SELECT product_id, quantity FROM order_lines WHERE order_id = ? ORDER BY product_id',
  );
  const status = connection.prepare<[number]>('SELECT status FROM orders WHERE id = ?').pluck();
  const orders = connection
    .prepare<[string]>('SELECT CAST(answer AS INTEGER) FROM idempotency_keys WHERE key = ?')
    .pluck();
  for (const [orderId, wish] of ledger.placed) {
    expect(lines.all(orderId), `order ${orderId}`).toEqual(wish.products);
    expect(orders.all(wish.key), `key of order ${orderId}`).toEqual([orderId]);
  }
  const invoices = connection
    .prepare<[number]>("SELECT number FROM documents WHERE order_id = ? AND kind = 'invoice'")
    .pluck();
  for (const [orderId, number] of ledger.invoiced) {
    expect(invoices.all(orderId), `invoice of order ${orderId}`).toEqual([number]);
  }
  const references = connection.prepare('SELECT reference FROM payments').pluck().all();
  expect(references.toSorted()).toEqual([...ledger.paid.keys()].toSorted());
  for (const orderId of ledger.cancelled) expect(status.get(orderId), `order ${orderId}`).toBe('E Anuluar');
}
