import { cartItems } from '#db/schema/cart.ts';
import { customerNotes } from '#db/schema/customer-notes.ts';
import { routeStops } from '#db/schema/delivery.ts';
import { customStock, customStockMovements } from '#db/schema/packing.ts';
import { driverVans, vans } from '#db/schema/vans.ts';
import { addDays, toLocalDate } from '#shared/dates/shop-dates.ts';
import { SETUP_KEY } from '#shared/setup.ts';
import { foldText } from '#shared/text/fold.ts';
import { demoContact, demoNotes, demoSeller } from './demo-people.ts';
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
  const insertVan = prepareInsert(seed, vans);
  const insertUsual = prepareInsert(seed, driverVans);
  for (const [at, [name, plate, payloadKg, boxes]] of VANS.entries()) {
    const vanId = at + 1;
    insertVan({ id: vanId, name, nameFolded: foldText(name), plate, payloadKg, boxes, position: vanId });
    const driverId = driverIds[at];
    if (driverId !== undefined) insertUsual({ driverId, vanId });
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
  const insertStock = prepareInsert(seed, customStock);
  const insertMovement = prepareInsert(seed, customStockMovements);
  const boxes = products.filter((product) => foldText(product.name).includes('kuti'));
  if (boxes.length === 0) return;
  for (const customer of people.customers.slice(0, 12)) {
    for (const product of new Set([seed.random.pick(boxes), seed.random.pick(boxes)])) {
      const quantity = seed.random.int(2, 20) * 50;
      const at = seed.nowMs - seed.random.int(2, 30) * 86_400_000;
      const of = { customerId: customer.id, productId: product.id };
      insertStock({ ...of, quantity, updatedAt: at });
      insertMovement({
        ...of,
        delta: quantity,
        balanceAfter: quantity,
        reason: 'added',
        note: 'Kuti me logo',
        actorId: people.packerId,
        createdAt: at,
      });
    }
  }
}

function seedRoutes(seed: SeedContext, people: SeededPeople): void {
  const insert = prepareInsert(seed, routeStops);
  for (const driverId of people.driverIds) {
    people.customers.slice(0, 20).forEach((customer, index) => {
      insert({ driverId, customerId: customer.id, position: ((index * 7) % 20) + 1 });
    });
  }
}

function seedNotes(seed: SeedContext, people: SeededPeople): void {
  const insert = prepareInsert(seed, customerNotes);
  people.customers.slice(0, 8).forEach((customer, index) => {
    const text = demoNotes[index % demoNotes.length] ?? '';
    const createdAt = seed.nowMs - (index + 1) * 86_400_000;
    insert({ customerId: customer.id, text, authorId: people.agentId, createdAt });
  });
}

function seedCart(seed: SeedContext, people: SeededPeople, products: readonly SeededProduct[]): void {
  const owner = people.customers[1];
  if (!owner) return;
  const insert = prepareInsert(seed, cartItems);
  const stocked = products.filter((product) => product.targetStock >= 10 && product.regionIds === null);
  stocked.slice(0, 3).forEach((product, index) => {
    const addedAt = seed.nowMs - index * 60_000;
    insert({ customerId: owner.id, productId: product.id, quantity: index + 1, addedAt });
  });
}
