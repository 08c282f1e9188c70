import { expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#db/client.ts';
import { checkCosts } from '#domain/purchasing/costs/check-costs.ts';
import { createPurchaseOrder, sendPurchaseOrder } from '#domain/purchasing/orders/change-orders.ts';
import { createSupplier } from '#domain/purchasing/suppliers/suppliers.ts';
import { updateSettings } from '#domain/settings/update-settings.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { createSupplierInput } from '#shared/purchasing/supplier-inputs.ts';
import { givenProduct } from '#testing/builders.ts';
import { openDesks } from '#testing/desks.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { givenShopFile } from '#testing/given-shop-file.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { runCommand } from '#testing/run-command.ts';

const RECEIPTS = propertyRuns(60);
const RECEIPTS_PER_KILL = 20;
const DESKS = 6;
const PRODUCTS = [1, 2, 3] as const;
const COST = 11.5;

type Delivery = {
  readonly key: string;
  readonly quantity: number;
  /** Every fourth is billed, every fifth reversed, so that pools move both ways at the time of the kill. */
  readonly then: 'bill' | 'reverse' | null;
  isDone: boolean;
};

test(
  'killed while goods are received, the shop loses none and takes none in twice; stock, costs and papers agree',
  async () => {
    const dataDir = givenFolder();
    const { databaseFile, cookie } = await fillShop(dataDir);
    const deliveries = Array.from({ length: RECEIPTS }, (_delivery, at): Delivery => {
      const then = at % 5 === 0 ? 'reverse' : at % 4 === 0 ? 'bill' : null;
      return { key: `mall-${at}`, quantity: 1 + (at % 7), then, isDone: false };
    });

    let kills = 0;
    let unanswered = 0;
    for (let left = deliveries; left.length > 0; left = deliveries.filter(({ isDone }) => !isDone)) {
      const shop = runCommand(['serve'], dataDir);
      const isLast = left.length <= RECEIPTS_PER_KILL;
      const url = await shop.url;
      const desks = openDesks(DESKS, left, async (delivery) => {
        await receive(url, cookie, delivery);
        delivery.isDone = true;
      });
      if (!isLast) {
        await desks.whenDone(RECEIPTS_PER_KILL);
        shop.child.kill('SIGKILL');
        kills += 1;
      }
      unanswered += await desks.done;
      if (isLast) shop.child.kill('SIGTERM');
      await shop.exitCode;
    }

    expect(kills).toBeGreaterThan(0);
    expect(unanswered).toBeGreaterThan(0);
    expectWhole(databaseFile, deliveries);
  },
  60_000 + RECEIPTS * 1_500,
);

async function fillShop(dataDir: string) {
  const shop = givenShopFile(dataDir);
  const { id, cookie } = await shop.givenLogin('admin', { passwordHash: 'never used' });
  const actor = {
    id,
    role: 'admin',
    name: 'Drita',
    regionId: 1,
    discountBasisPoints: 0,
    driverCode: null,
  } as const;
  const ctx: ActorCtx = { ...shop.ctx, actor };
  updateSettings(ctx, { group: 'features', values: { purchasing: true } });
  for (const _product of PRODUCTS) givenProduct(shop, { stock: 100 });
  const { id: supplierId } = createSupplier(ctx, createSupplierInput.parse({ name: 'Mulliri' }));
  const lines = PRODUCTS.map((productId) => ({ productId, quantity: 1_000_000 }));
  const order = createPurchaseOrder(ctx, { supplierId, expectedOn: null, note: '', lines });
  sendPurchaseOrder(ctx, { id: order.id });
  shop.handle.connection.close();
  return { databaseFile: shop.databaseFile, cookie };
}

const received = z.object({
  receipt: z.object({ id: z.number(), lines: z.array(z.object({ line_id: z.number() })) }),
});

/** Restarted from the beginning with the same keys, as a screen without an answer does. */
async function receive(url: string, cookie: string, { key, quantity, then }: Delivery): Promise<void> {
  const post = async (path: string, suffix: string, body: object): Promise<unknown> => {
    const response = await fetch(`${url}/api/purchasing/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `${key}${suffix}`, cookie },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    expect(response.status, text).toBe(201);
    return JSON.parse(text);
  };
  const lines = PRODUCTS.map((product_id) => ({ product_id, quantity, net_cost: COST }));
  const { receipt } = received.parse(await post('receipts', '', { order_id: 1, supplier_paper: key, lines }));
  if (then === 'reverse') await post(`receipts/${receipt.id}/reverse`, '-back', { reason: 'gabim' });
  if (then !== 'bill') return;
  const net = quantity * COST;
  await post('bills', '-bill', {
    kind: 'domestic',
    supplier_id: 1,
    number: key,
    issued_on: new Date().toISOString().slice(0, 10),
    lines: receipt.lines.slice(0, 1).map(({ line_id }) => ({
      receipt_line_id: line_id,
      quantity,
      net_price: COST,
    })),
    vat: [{ rate: 0, net, vat: 0 }],
  });
}

function expectWhole(databaseFile: string, deliveries: readonly Delivery[]): void {
  const handle = openDatabase(databaseFile, { readonly: true });
  const column = (query: string) => handle.connection.prepare(query).pluck().all();
  const keys = (of: readonly Delivery[]) => of.map(({ key }) => key).toSorted();
  const reversed = deliveries.filter(({ then }) => then === 'reverse');
  const paper = (condition: string) =>
    column(`SELECT supplier_paper FROM receipts WHERE reverses_id ${condition} ORDER BY supplier_paper`);
  expect(paper('IS NULL')).toEqual(keys(deliveries));
  expect(paper('IS NOT NULL')).toEqual(keys(reversed));
  expect(column('SELECT number FROM bills ORDER BY number')).toEqual(
    keys(deliveries.filter(({ then }) => then === 'bill')),
  );
  const pieces = deliveries
    .filter(({ then }) => then !== 'reverse')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  expect(column('SELECT stock FROM products')).toEqual(PRODUCTS.map(() => 100 + pieces));
  expect(column('SELECT quantity FROM cost_pools')).toEqual(PRODUCTS.map(() => 100 + pieces));
  expect(column('SELECT received FROM purchase_order_lines')).toEqual(PRODUCTS.map(() => pieces));
  expect(
    column("SELECT COUNT(*) FROM audit_log WHERE action IN ('receipt.posted', 'receipt.reversed')"),
  ).toEqual([deliveries.length + reversed.length]);
  const ctx = { db: handle.db, actor: null, clock: { now: () => Date.now() }, emit: () => undefined };
  expect(checkCosts(ctx)).toMatchObject({ ok: true, differences: [] });
  expectInvariants({ handle });
  handle.connection.close();
}
