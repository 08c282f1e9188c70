import { addDays, toLocalDate } from '#shared/dates/shop-dates.ts';
import { SETUP_KEY } from '#shared/setup.ts';
import { foldText } from '#shared/text/fold.ts';
import { customerNotes, demoContact, demoSeller } from './demo-people.ts';
import type { SeededProduct } from './plan-orders.ts';
import { prepareInsert, type SeedContext } from './seed-context.ts';
import type { SeededPeople } from './seed-people.ts';

export const DEMO_MARKER = 'demo';

export function seedExtras(
  seed: SeedContext,
  people: SeededPeople,
  products: readonly SeededProduct[],
): void {
  seedSettings(seed, people.adminId);
  seedCustomStock(seed, people, products);
  seedRoutes(seed, people);
  seedVans(seed, people);
  seedNotes(seed, people);
  seedCart(seed, people, products);
}

const VANS = [
  ['Furgoni 1', '01-214-KS', 1200, 160],
  ['Furgoni 2', '01-587-KS', 1400, 180],
  ['Kamioni', '01-930-KS', 3500, 420],
] as const;

/** The first drivers have one each. */
function seedVans(seed: SeedContext, { driverIds }: SeededPeople): void {
  const columns = ['id', 'name', 'name_folded', 'plate', 'payload_kg', 'boxes', 'position'];
  const insertVan = prepareInsert(seed.connection, 'vans', columns);
  const insertUsual = prepareInsert(seed.connection, 'driver_vans', ['driver_id', 'van_id']);
  for (const [at, [name, plate, payloadKg, boxes]] of VANS.entries()) {
    insertVan.run(at + 1, name, foldText(name), plate, payloadKg, boxes, at + 1);
    const driverId = driverIds[at];
    if (driverId !== undefined) insertUsual.run(driverId, at + 1);
  }
}

export function seedSeller(seed: SeedContext, adminId: number): void {
  prepareSettings(seed).run('seller', JSON.stringify(demoSeller), seed.nowMs, adminId);
}

function prepareSettings(seed: SeedContext) {
  const row = '(key, value, updated_at, updated_by_id) VALUES (?, ?, ?, ?)';
  return seed.connection.prepare(`INSERT OR REPLACE INTO settings ${row}`);
}

function seedSettings(seed: SeedContext, adminId: number): void {
  const insert = prepareSettings(seed);
  insert.run('contact', JSON.stringify(demoContact), seed.nowMs, adminId);
  insert.run('shop', JSON.stringify({ closedDates: nextHolidays(seed) }), seed.nowMs, adminId);
  insert.run(SETUP_KEY, JSON.stringify({ isDismissed: true }), seed.nowMs, adminId);
  insert.run(DEMO_MARKER, JSON.stringify({ seededAt: seed.nowMs }), seed.nowMs, adminId);
}

function nextHolidays(seed: SeedContext): string[] {
  const today = toLocalDate(seed.nowMs, seed.timeZone);
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((y) =>
      ['01-01', '01-02', '02-17', '04-09', '05-01', '05-09', '11-28', '12-25'].map((md) => `${y}-${md}`),
    )
    .filter((date) => date >= today && date <= addDays(today, 365));
}

function seedCustomStock(seed: SeedContext, people: SeededPeople, products: readonly SeededProduct[]): void {
  const stock = prepareInsert(seed.connection, 'custom_stock', [
    'customer_id',
    'product_id',
    'quantity',
    'updated_at',
  ]);
  const movement = prepareInsert(seed.connection, 'custom_stock_movements', [
    'customer_id',
    'product_id',
    'delta',
    'balance_after',
    'reason',
    'note',
    'actor_id',
    'created_at',
  ]);
  const boxes = products.filter((product) => foldText(product.name).includes('kuti'));
  if (boxes.length === 0) return;
  for (const customer of people.customers.slice(0, 12)) {
    for (const product of new Set([seed.random.pick(boxes), seed.random.pick(boxes)])) {
      const quantity = seed.random.int(2, 20) * 50;
      const at = seed.nowMs - seed.random.int(2, 30) * 86_400_000;
      stock.run(customer.id, product.id, quantity, at);
      movement.run(customer.id, product.id, quantity, quantity, 'added', 'Kuti me logo', people.packerId, at);
    }
  }
}

function seedRoutes(seed: SeedContext, people: SeededPeople): void {
  const insert = prepareInsert(seed.connection, 'route_stops', ['driver_id', 'customer_id', 'position']);
  for (const driverId of people.driverIds) {
    people.customers.slice(0, 20).forEach((customer, index) => {
      insert.run(driverId, customer.id, ((index * 7) % 20) + 1);
    });
  }
}

function seedNotes(seed: SeedContext, people: SeededPeople): void {
  const insert = prepareInsert(seed.connection, 'customer_notes', [
    'customer_id',
    'text',
    'author_id',
    'created_at',
  ]);
  people.customers.slice(0, 8).forEach((customer, index) => {
    const text = customerNotes[index % customerNotes.length] ?? '';
    insert.run(customer.id, text, people.agentId, seed.nowMs - (index + 1) * 86_400_000);
  });
}

function seedCart(seed: SeedContext, people: SeededPeople, products: readonly SeededProduct[]): void {
  const owner = people.customers[1];
  if (!owner) return;
  const insert = prepareInsert(seed.connection, 'cart_items', [
    'customer_id',
    'product_id',
    'quantity',
    'added_at',
  ]);
  const stocked = products.filter((product) => product.targetStock >= 10 && product.regionIds === null);
  stocked.slice(0, 3).forEach((product, index) => {
    insert.run(owner.id, product.id, index + 1, seed.nowMs - index * 60_000);
  });
}
