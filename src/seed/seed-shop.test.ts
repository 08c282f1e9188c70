import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq, isNotNull } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { auditLog } from '#db/schema/audit.ts';
import { billLineReceipts, bills } from '#db/schema/bills.ts';
import { cashClosings, cashMovements } from '#db/schema/cash.ts';
import { products } from '#db/schema/catalog.ts';
import { deliveryAttempts } from '#db/schema/delivery.ts';
import { documentBacklog, documents } from '#db/schema/documents.ts';
import { regions } from '#db/schema/firm.ts';
import { customerEntries, openEntries } from '#db/schema/ledger.ts';
import { orderEvents, orderEventsSeen } from '#db/schema/order-events.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { settings } from '#db/schema/settings.ts';
import { purchaseOrderLines } from '#db/schema/suppliers.ts';
import { users } from '#db/schema/users.ts';
import { getCashBook } from '#domain/cash/cash-book.ts';
import { countUnassigned } from '#domain/delivery/list-agendas.ts';
import { listDeliveryDays } from '#domain/delivery-rules/list-delivery-days.ts';
import { listDeliveryRules } from '#domain/delivery-rules/save-delivery-rules.ts';
import { listUnissued } from '#domain/invoicing/issue-orders.ts';
import { getAgeing } from '#domain/ledger/ageing.ts';
import { checkLedger } from '#domain/ledger/check-ledger.ts';
import { listUnmatched } from '#domain/purchasing/bills/billable.ts';
import { checkCosts } from '#domain/purchasing/costs/check-costs.ts';
import { getLosses } from '#domain/purchasing/costs/losses.ts';
import { getMargin } from '#domain/purchasing/costs/margin.ts';
import { getStockValue } from '#domain/purchasing/costs/stock-value.ts';
import { readExpectedDay } from '#domain/purchasing/orders/expected-day.ts';
import { listPurchaseOrders } from '#domain/purchasing/orders/read-orders.ts';
import { listPayables } from '#domain/purchasing/payables/list-payables.ts';
import { listReceipts } from '#domain/purchasing/receipts/read-receipts.ts';
import { listSilentCustomers } from '#domain/reports/list-silent-customers.ts';
import { featuresOn } from '#domain/settings/features.ts';
import { DOCUMENT_KINDS } from '#shared/accounting/documents.ts';
import { AGE_BANDS } from '#shared/accounting/ledger.ts';
import { activeCategories, activeSubcategories } from '#shared/categories.ts';
import { FEATURE_KEYS } from '#shared/feature-list.ts';
import { ORDER_STATUSES } from '#shared/order-status.ts';
import { listPurchaseOrdersInput } from '#shared/purchasing/order-inputs.ts';
import { BILL_KINDS, PURCHASE_ORDER_STATUSES } from '#shared/purchasing/purchasing-types.ts';
import { listReceiptsInput } from '#shared/purchasing/receipt-inputs.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { WEDNESDAY_MORNING } from '#testing/world.ts';
import { inspectFolder, type SeedRequest, seedShop } from './seed-shop.ts';

const DEMO_FOLDER = join(import.meta.dirname, '../../data/demo');

function newRequest(values: Partial<SeedRequest> = {}): SeedRequest {
  const folder = mkdtempSync(join(tmpdir(), 'furnizo-seed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    databaseFile: join(folder, 'shop.sqlite'),
    imagesFolder: join(folder, 'images'),
    documentsFolder: folder,
    demoFolder: DEMO_FOLDER,
    products: 240,
    customers: 40,
    orders: 240,
    seed: 1,
    nowMs: WEDNESDAY_MORNING,
    ...values,
  };
}

function openSeeded(request: SeedRequest) {
  const handle = openDatabase(request.databaseFile, { readonly: true });
  onTestFinished(() => {
    handle.connection.close();
  });
  return handle;
}

function contentOf(request: SeedRequest): string {
  const { db } = openSeeded(request);
  const people = db
    .select()
    .from(users)
    .all()
    .map((user) => ({ ...user, passwordHash: null }));
  return JSON.stringify([people, db.select().from(products).all(), db.select().from(orders).all()]);
}

test('the demo shop is believable: every status, subcategory and role, work for today and tomorrow', async () => {
  const request = newRequest();
  await seedShop(request);
  const handle = openSeeded(request);
  expectInvariants({ handle });
  const { db } = handle;
  const shop = db.select().from(products).all();
  expect(new Set(shop.map((product) => product.subcategory))).toEqual(
    new Set(activeCategories().flatMap(({ key }) => activeSubcategories(key).map((part) => part.key))),
  );
  expect(shop.every((product) => product.image !== null)).toBe(true);
  expect(shop.some((product) => product.stock === 0)).toBe(true);
  expect(shop.some((product) => product.packSize > 1 && product.orderStep === product.packSize)).toBe(true);
  expect(shop.some((product) => product.packSize === 1 && product.packName === 'kovë')).toBe(true);
  const steps = new Map(shop.map((product) => [product.id, product.orderStep]));
  const loose = db.select().from(orderLines).all();
  expect(loose.filter(({ productId, quantity }) => quantity % (steps.get(productId) ?? 1) > 0)).toEqual([]);
  expect(shop.some((product) => product.stock > 0 && product.stock <= 10)).toBe(true);
  const placed = db.select().from(orders).all();
  expect(placed).toHaveLength(240);
  expect(new Set(placed.map((order) => order.status))).toEqual(new Set(ORDER_STATUSES));
  expect(placed.some((order) => order.deliverDate === '2026-11-18')).toBe(true);
  expect(placed.some((order) => order.deliverDate === '2026-11-19')).toBe(true);
  expect(placed.every((order) => order.createdAt <= WEDNESDAY_MORNING)).toBe(true);
  const kinds = db.selectDistinct({ kind: documents.kind }).from(documents).all();
  expect(kinds.map((row) => row.kind).toSorted()).toEqual(['credit_note', 'invoice']);
  const drivers = db.select().from(users).where(eq(users.role, 'driver')).all();
  expect(drivers.map((driver) => [driver.email, driver.driverCode])).toEqual(
    Array.from({ length: 9 }, (_, index) => [`driver${index + 1}@furnizo.test`, index + 1]),
  );
  expect(db.select().from(regions).all()).toHaveLength(4);
});

test('there is something to read and to decide: the log, who is silent, new marks, who drives, full days, who owes', async () => {
  const request = newRequest({ customers: 60, orders: 600 });
  await seedShop(request);
  const handle = openSeeded(request);
  const { db } = handle;
  const done = db.select().from(auditLog).all();
  expect(done.length).toBeGreaterThan(10);
  expect(done.every((entry) => entry.createdAt <= WEDNESDAY_MORNING)).toBe(true);
  const clock = { now: () => WEDNESDAY_MORNING };
  const silent = await listSilentCustomers({ db, clock, actor: null, emit: () => {} });
  expect(silent.length).toBeGreaterThan(2);
  const seen = new Map(
    db
      .select()
      .from(orderEventsSeen)
      .all()
      .map((row) => [row.customerId, row.eventId]),
  );
  const changes = db.select().from(orderEvents).where(isNotNull(orderEvents.toldCustomerId)).all();
  const unseen = changes.filter((change) => change.id > (seen.get(change.toldCustomerId ?? 0) ?? 0));
  expect(unseen.length).toBeLessThan(changes.length);
  expect(unseen.every((change) => change.createdAt > WEDNESDAY_MORNING - 3 * 24 * 3_600_000)).toBe(true);
  expectInvariants({ handle });
  const ctx = { db, clock, actor: null, emit: () => {} };
  expect(countUnassigned(ctx, { date: '2026-11-19' }).count).toBeGreaterThan(0);
  expect(db.select().from(deliveryAttempts).all()).toMatchObject([{ reason: 'closed' }]);
  const rules = listDeliveryRules(ctx);
  expect(rules.map(({ isOwn }) => isOwn)).toEqual([false, false, false, true]);
  for (const regionId of [1, 2, 3]) {
    const plain = listDeliveryDays(ctx, { regionId, from: '2026-11-18', days: 7 });
    const closed = plain.filter(({ problem }) => problem !== null).map(({ date }) => date);
    expect(closed, `region ${regionId}`).toEqual(['2026-11-21', '2026-11-22']);
  }
  const days = listDeliveryDays(ctx, { regionId: 4, days: 7 });
  expect(days.filter(({ problem }) => problem === 'full')).toHaveLength(1);
  const { totals, rows } = getAgeing(ctx, {});
  for (const band of AGE_BANDS) expect(totals[band], band).toBeGreaterThan(0);
  expect(rows.some((row) => row.totalCents < 0)).toBe(true);
  const open = db
    .select()
    .from(openEntries)
    .innerJoin(customerEntries, eq(customerEntries.id, openEntries.entryId));
  expect(
    open
      .all()
      .some(
        ({ open_entries: left, customer_entries: entry }) =>
          left.openCents < entry.amountCents && left.openCents > 0,
      ),
  ).toBe(true);
  expect(db.select().from(orders).where(isNotNull(orders.heldAt)).all()).toHaveLength(1);
  expect(db.select().from(cashClosings).all().length).toBeGreaterThan(1);
  const movements = db.select().from(cashMovements).all();
  expect(new Set(movements.map(({ kind }) => kind))).toEqual(new Set(['in', 'bank', 'float', 'expense']));
  // The counter keeps a float and deposits the rest every evening.
  const book = getCashBook(ctx, { from: '2026-08-01', to: '2026-11-18' });
  const evenings = book.days.map(({ closingCents }) => closingCents);
  expect([Math.min(...evenings), Math.max(...evenings) < 60_000]).toEqual([0, true]);
  const shop = db.select().from(products).all();
  expect(shop.every(({ shelfPlace, weightGrams }) => shelfPlace !== '' && weightGrams !== null)).toBe(true);
});

/** Tables filled only by logins, imports or drawn files, and those that a demo does not need. */
const EMPTY_IN_A_DEMO = new Set([
  ...['sessions', 'logins', 'known_devices', 'refresh_tokens', 'uploads', 'news_seen', 'idempotency_keys'],
  ...['second_factors', 'second_factor_codes', 'recovery_codes', 'document_files', 'lost_numbers'],
  ...['document_backlog', 'category_former_keys', 'voided_deliveries', 'road_conflict_lines'],
]);

test('no table of the demo is empty: every screen has something to show', async () => {
  const request = newRequest({ customers: 60, orders: 600 });
  await seedShop(request);
  const { connection, db } = openSeeded(request);
  const tables = connection
    .prepare<[], { name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'
       AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '*_config'`,
    )
    .all();
  const empty = tables.filter(({ name }) => !connection.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get());
  expect(empty.map(({ name }) => name).filter((name) => !EMPTY_IN_A_DEMO.has(name))).toEqual([]);
  const kinds = db.selectDistinct({ kind: documents.kind }).from(documents).all();
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(DOCUMENT_KINDS));
  const ctx = { db, clock: { now: () => WEDNESDAY_MORNING }, actor: null, emit: () => {} };
  expect(listUnissued(ctx).map(({ error }) => error)).toContain('Buyer incomplete');
});

test('every screen of purchasing has something to show', async () => {
  const request = newRequest({ customers: 60, orders: 600 });
  await seedShop(request);
  const handle = openSeeded(request);
  expectInvariants({ handle });
  const { db } = handle;
  const ctx = { db, clock: { now: () => WEDNESDAY_MORNING }, actor: null, emit: () => {} };
  const statuses = listPurchaseOrders(ctx, listPurchaseOrdersInput.parse({ limit: 100 })).orders;
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(PURCHASE_ORDER_STATUSES));
  const { receipts } = listReceipts(ctx, listReceiptsInput.parse({ limit: 100 }));
  expect(receipts.some(({ receivedOn }) => receivedOn === '2026-11-18')).toBe(true);
  expect(receipts.some(({ orderId }) => orderId === null)).toBe(true);
  expect(receipts.some(({ supplierId }) => supplierId === null)).toBe(true);
  expect(receipts.filter(({ reversesId }) => reversesId !== null)).toHaveLength(1);
  const received = db.select().from(purchaseOrderLines).all();
  expect(received.some((line) => line.received > line.quantity)).toBe(true);
  const waiting = listUnmatched(ctx);
  expect([waiting.receipts.total, waiting.bills.total, waiting.returns.total]).toEqual([1, 1, 1]);
  const kinds = db.selectDistinct({ kind: bills.kind }).from(bills).all();
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(BILL_KINDS));
  const spread = db.selectDistinct({ id: billLineReceipts.billLineId }).from(billLineReceipts).all();
  expect(spread).toHaveLength(2);
  expect(listPayables(ctx, {}).totals.overdueCents).toBeGreaterThan(0);
  expect(checkCosts(ctx)).toMatchObject({ ok: true });
  const { rows } = getStockValue(ctx, {});
  const unknown = rows.filter(({ valueCents }) => valueCents === null);
  expect(unknown.length).toBeGreaterThan(5);
  expect(unknown.length).toBeLessThan(rows.length / 10);
  const days = { from: '2026-11-11', to: '2026-11-18' };
  const { totals } = getMargin(ctx, { ...days, by: 'product' });
  expect(totals.costCents).toBeGreaterThan(0);
  expect(totals.percentE2).toBeGreaterThan(1000);
  const losses = getLosses(ctx, { ...days, from: '2026-10-20' });
  expect(losses.rows.length).toBeGreaterThan(0);
  expect(losses.totalCents).toBeLessThan(totals.netCents / 20);
  const soldOut = db.select().from(products).where(eq(products.stock, 0)).all();
  expect(soldOut.some(({ id }) => readExpectedDay(ctx, id).expectedOn === '2026-11-20')).toBe(true);
});

test.each([
  { when: 'soon after midnight', nowMs: Date.UTC(2026, 10, 22, 23, 10) },
  { when: 'on a Monday, when the bank has paid', nowMs: Date.UTC(2026, 10, 23, 14) },
])('$when, too, limits are agreed after every order that they would hold', async ({ nowMs }) => {
  const request = newRequest({ orders: 500, customers: 20, nowMs });
  await seedShop(request);
  const { db } = openSeeded(request);
  const newest = db.select().from(orders).orderBy(desc(orders.createdAt), desc(orders.id)).limit(2).all();
  expect(newest.map(({ heldAt }) => heldAt !== null)).toEqual([true, false]);
});

test('the same seed on the same day makes the same shop, another seed another one', async () => {
  const [first, second, other] = [
    newRequest({ orders: 60 }),
    newRequest({ orders: 60 }),
    newRequest({ orders: 60, seed: 2 }),
  ];
  for (const request of [first, second, other]) await seedShop(request);
  expect(contentOf(second)).toBe(contentOf(first));
  expect(contentOf(other)).not.toBe(contentOf(first));
});

test('more products than the catalogue has become variants with codes of their own', async () => {
  const request = newRequest({ products: 700, customers: 25, orders: 50 });
  expect(await seedShop(request)).toEqual({ products: 700, customers: 25, orders: 50 });
  expectInvariants({ handle: openSeeded(request) });
});

test('a shop for measuring, written straight into the tables, holds to the same rules', async () => {
  const request = newRequest({ products: 60, customers: 20, orders: 3100 });
  await seedShop(request);
  const handle = openSeeded(request);
  expectInvariants({ handle });
  const ctx = { db: handle.db, clock: { now: () => WEDNESDAY_MORNING }, actor: null, emit: () => {} };
  expect(checkLedger(ctx)).toMatchObject({ ok: true, controlTotalCents: 0 });
  const delivered = handle.db.$count(orders, eq(orders.status, 'E Realizuar'));
  // Documents are issued as soon as the shop is opened.
  expect(await handle.db.$count(documentBacklog)).toBe(await delivered);
});

test('a few products still show every category', async () => {
  const request = newRequest({ products: 60, customers: 20, orders: 120 });
  expect(await seedShop(request)).toEqual({ products: 60, customers: 20, orders: 120 });
  const handle = openSeeded(request);
  expectInvariants({ handle });
  const ctx = { db: handle.db, clock: { now: () => WEDNESDAY_MORNING }, actor: null, emit: () => {} };
  expect(featuresOn(ctx)).toEqual(FEATURE_KEYS);
  const shown = handle.db.selectDistinct({ subcategory: products.subcategory }).from(products).all();
  expect(shown.map((row) => row.subcategory).toSorted()).toEqual(
    activeCategories()
      .flatMap(({ key }) => activeSubcategories(key).map((part) => part.key))
      .toSorted(),
  );
});

test('a demo of three products buys what there is to buy', async () => {
  const request = newRequest({ products: 3, customers: 12, orders: 500 });
  expect(await seedShop(request)).toEqual({ products: 3, customers: 12, orders: 500 });
  expectInvariants({ handle: openSeeded(request) });
});

test('a real shop is never written over, a demo shop is replaced', async () => {
  const request = newRequest({ products: 60, orders: 50 });
  expect(inspectFolder(request.databaseFile)).toBe('empty');
  const real = openDatabase(request.databaseFile);
  migrateDatabase(real);
  expect(inspectFolder(request.databaseFile)).toBe('empty');
  const values = { name: 'Pronari', nameFolded: 'pronari', createdAt: 1, updatedAt: 1 };
  real.db
    .insert(users)
    .values({ ...values, role: 'admin' })
    .run();
  expect(inspectFolder(request.databaseFile)).toBe('real');
  await expect(seedShop(request)).rejects.toThrow('dyqan të vërtetë');
  real.db.insert(settings).values({ key: 'demo', value: '{}', updatedAt: 1 }).run();
  real.connection.close();
  await seedShop(request);
  expect(inspectFolder(request.databaseFile)).toBe('demo');
  expect(openSeeded(request).db.select().from(users).where(eq(users.name, 'Pronari')).all()).toEqual([]);
});
