import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import { openShop, seedTemplate } from '#testing/e2e/shop-server.ts';
import { medianBy } from './parts/server-figures.ts';
import { findDatabase, openCookie } from './parts/shop-database.ts';

const PRODUCTS = 2_000;
const LISTS = 200;
const PAGES = 600;
const LIMIT = 1.2;

const template = await seedTemplate(['--products', `${PRODUCTS}`, '--customers', '50', '--orders', '200']);
const shop = await openShop(template, { RATE_LIMIT: 'off' }, 'bundle');
try {
  const handle = openDatabase(findDatabase(shop.dataDir));
  const [first, second] = fillLists(handle);
  const [plain, listed] = [await openCookie(handle.db, first), await openCookie(handle.db, second)];
  handle.connection.close();
  const times = { plain: [] as number[], listed: [] as number[] };
  for (let turn = 0; turn < PAGES; turn += 1) {
    const address = `${shop.url}/api/products/category/pasticeri?page=${(turn % 20) + 1}&fresh=${turn}`; // A new query string, so that the answer is not cached.
    times.plain.push(await time(address, plain));
    times.listed.push(await time(address, listed));
  }
  const [without, withList] = [medianBy(times.plain, (ms) => ms), medianBy(times.listed, (ms) => ms)];
  const ratio = withList / without;
  process.stdout.write(
    `category page without a list ${without.toFixed(2)} ms, with one ${withList.toFixed(2)} ms: ` +
      `${ratio.toFixed(2)} times as long (at most ${LIMIT}); load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
  );
  if (ratio > LIMIT) process.exitCode = 1;
} finally {
  await shop.close();
  rmSync(template, { recursive: true, force: true });
}

function fillLists({ connection }: DatabaseHandle): readonly [number, number] {
  const insertList = connection.prepare(
    `INSERT INTO price_lists (id, name, name_folded, created_at, updated_at) VALUES (?, ?, ?, 0, 0)`,
  );
  const insertPrices = connection.prepare(
    `INSERT INTO price_list_prices (price_list_id, product_id, from_quantity, price_e4)
     SELECT ?, p.id, f.value, MAX(1, p.price_e4 * (100 - f.value) / 110) FROM products p, json_each('[1, 12, 48]') f`,
  );
  const ids = connection
    .prepare<[], number>(`SELECT id FROM users WHERE role = 'customer' AND is_active = 1 ORDER BY id LIMIT 2`)
    .pluck()
    .all();
  connection.transaction(() => {
    for (let id = 1; id <= LISTS; id += 1) {
      insertList.run(id, `Lista ${id}`, `lista ${id}`);
      insertPrices.run(id);
    }
    connection.prepare('UPDATE customers SET region_id = 1, discount_basis_points = 0').run();
    connection.prepare('DELETE FROM contract_prices').run();
    connection.prepare('DELETE FROM customer_price_lists').run();
    connection.prepare('INSERT INTO customer_price_lists VALUES (?, ?)').run(ids[1], LISTS);
  })();
  const [first, second] = ids;
  if (first === undefined || second === undefined) throw new Error('The shop has no two customers.');
  return [first, second];
}

async function time(address: string, cookie: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(address, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path.basename(address)}: ${answer.status}`);
  return performance.now() - startedAt;
}
