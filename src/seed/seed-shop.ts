import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { hashPassword } from '#auth/passwords.ts';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { products } from '#db/schema/catalog.ts';
import { assignPriceList, createPriceList } from '#domain/prices/price-lists.ts';
import { setContractPrices, setListPrices } from '#domain/prices/set-prices.ts';
import { updateSettings } from '#domain/settings/update-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { DEFAULT_TIME_ZONE, toLocalMoment } from '#shared/dates/shop-dates.ts';
import { roundLike } from '#shared/prices/unit-price.ts';
import { insertOrders } from './insert-orders.ts';
import { liveBills } from './live-bills.ts';
import { liveDesks, planDesks } from './live-desks.ts';
import { liveDispatch } from './live-dispatch.ts';
import { type Crew, liveHistory } from './live-history.ts';
import { planMoney } from './live-money.ts';
import { draftLow } from './live-purchasing.ts';
import { planGoods } from './live-receipts.ts';
import { planOrderDays } from './order-calendar.ts';
import type { SeededCustomer } from './plan-orders.ts';
import { createRandom } from './random.ts';
import type { SeedContext, SeedSize } from './seed-context.ts';
import { DEMO_MARKER, seedExtras, seedSeller } from './seed-extras.ts';
import { seedPeople } from './seed-people.ts';
import { seedProducts } from './seed-products.ts';

export const DEMO_PASSWORD = 'furnizo-demo';

export const DEMO_SIZE: SeedSize = { products: 245, customers: 60, orders: 1500 };

export type SeedRequest = SeedSize & {
  readonly databaseFile: string;
  readonly imagesFolder: string;
  readonly documentsFolder: string;
  readonly demoFolder: string;
  readonly seed: number;
  readonly nowMs: number;
};

export type FolderContent = 'empty' | 'demo' | 'real';

export function inspectFolder(databaseFile: string): FolderContent {
  if (!existsSync(databaseFile)) return 'empty';
  const handle = openDatabase(databaseFile, { readonly: true });
  try {
    const tables = handle.connection
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('users', 'settings')")
      .all();
    if (tables.length < 2) return tables.length === 0 ? 'empty' : 'real';
    const marker = handle.connection.prepare('SELECT 1 FROM settings WHERE key = ?').get(DEMO_MARKER);
    if (marker) return 'demo';
    return handle.connection.prepare('SELECT 1 FROM users LIMIT 1').get() ? 'real' : 'empty';
  } finally {
    handle.connection.close();
  }
}

export async function seedShop(request: SeedRequest): Promise<SeedSize> {
  const content = inspectFolder(request.databaseFile);
  if (content === 'real') throw new Error('Kjo dosje mban një dyqan të vërtetë; demo nuk shkruhet mbi të.');
  // Written to a temporary file and renamed when complete: a crash leaves no partial shop, so durability can be off
  // while writing.
  const unfinishedFile = `${request.databaseFile}.seeding`;
  removeDatabase(unfinishedFile);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const imageFiles = copyImages(join(request.demoFolder, 'products'), request.imagesFolder);
  const size = await writeAside(unfinishedFile, request, passwordHash, imageFiles);
  removeDatabase(request.databaseFile);
  renameSync(unfinishedFile, request.databaseFile);
  return size;
}

async function writeAside(
  file: string,
  request: SeedRequest,
  passwordHash: string,
  pictures: ReadonlyMap<string, string>,
): Promise<SeedSize> {
  const handle = openDatabase(file);
  try {
    migrateDatabase(handle);
    for (const pragma of ['journal_mode = MEMORY', 'synchronous = OFF', 'cache_size = -262144']) {
      handle.connection.pragma(pragma);
    }
    const size = await fillShop(handle, request, passwordHash, pictures);
    handle.connection.pragma('synchronous = FULL');
    handle.connection.pragma('journal_mode = WAL');
    return size;
  } finally {
    handle.connection.close();
  }
}

/**
 * Up to this size the history is played through the domain; beyond it, that would take minutes, and rows are inserted
 * directly.
 */
const MAX_LIVE_ORDERS = 3000;

const MIN_DEMO_ORDERS = 500;

const PHOTOGRAPHED = 'products/cake-box-white.webp';

const DAY_MS = 24 * 3_600_000;

async function fillShop(
  handle: DatabaseHandle,
  request: SeedRequest,
  passwordHash: string,
  pictures: ReadonlyMap<string, string>,
): Promise<SeedSize> {
  const { connection, db } = handle;
  const { nowMs, imagesFolder, documentsFolder } = request;
  const seed: SeedContext = {
    connection,
    random: createRandom(request.seed),
    nowMs,
    timeZone: DEFAULT_TIME_ZONE,
  };
  const inOneGo = <T>(work: () => T): T => connection.transaction(work).immediate();
  const people = inOneGo(() => seedPeople(seed, request.customers, passwordHash));
  const today = toLocalMoment(nowMs, seed.timeZone).date;
  const days = planOrderDays(request.orders, today, seed.timeZone, seed.random);
  const openedAt = (days[0]?.midnightMs ?? nowMs) - DAY_MS;
  const ctx = {
    db,
    actor: null,
    clock: { now: () => openedAt },
    emit: () => {},
    imagesFolder,
    documentsFolder,
  };
  const files = { folder: request.demoFolder, pictures };
  const products = await seedProducts(seed, { ...ctx, actor: people.crew.admin }, files, request.products);
  inOneGo(() => seedSeller(seed, people.adminId));
  const { stockerId, agentId, driverIds, customers } = people;
  const input = { products, customers, staff: { stockerId, agentId, driverIds }, days };
  const isDemo = request.orders >= MIN_DEMO_ORDERS;
  const isLive = request.orders <= MAX_LIVE_ORDERS;
  const orders = isLive
    ? liveHistory(seed, ctx, people.crew, input, (acts) =>
        isDemo
          ? [
              ...planMoney(seed, people.crew, input, acts),
              ...planGoods(seed, people.crew, products),
              ...planDesks(seed, people.crew, input),
            ]
          : [],
      )
    : inOneGo(() => insertOrders(seed, input));
  inOneGo(() => seedExtras(seed, people, products));
  if (isLive && isDemo) {
    liveDispatch(seed, ctx, people.crew);
    livePrices(seed, ctx, people.crew, customers);
    draftLow(seed, ctx, people.crew);
    liveBills(seed, ctx, people.crew);
    liveDesks(seed, ctx, people, { passwordHash, pictureFile: join(request.demoFolder, PHOTOGRAPHED) });
  } else {
    const office = { ...ctx, actor: people.crew.admin, clock: { now: () => nowMs } };
    updateSettings(office, { group: 'features', values: { purchasing: true } });
  }
  return { products: products.length, customers: customers.length, orders };
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}

function copyImages(from: string, to: string): Map<string, string> {
  mkdirSync(to, { recursive: true });
  const files = readdirSync(from).filter((name) => name.endsWith('.webp'));
  return new Map(
    files.map((name) => {
      const stored = `${createHash('sha256')
        .update(readFileSync(join(from, name)))
        .digest('hex')}.webp`;
      copyFileSync(join(from, name), join(to, stored));
      return [name, stored];
    }),
  );
}

const ON_THE_LIST = [14, 15, 16] as const;
const WITH_A_CONTRACT = 16;

const BREAKS = [
  { from: 1, percent: 95 },
  { from: 12, percent: 92 },
  { from: 48, percent: 88 },
] as const;

const LISTED = 24;
const AGREED_PERCENT = 85;

export function livePrices(
  seed: SeedContext,
  ctx: Ctx,
  { admin }: Crew,
  customers: readonly SeededCustomer[],
): void {
  const clock = { now: () => seed.nowMs };
  inTransaction({ ...ctx, clock, actor: admin }, (tx) => {
    const found = tx.db
      .select({ id: products.id, priceE4: products.priceE4 })
      .from(products)
      .where(and(eq(products.category, 'ambalazhe'), isNull(products.deletedAt)))
      .orderBy(asc(products.id))
      .limit(LISTED)
      .all();
    const share = (priceE4: number, percent: number) => roundLike(priceE4, BigInt(priceE4 * percent), 100n);
    const prices = found.flatMap(({ id: productId, priceE4 }) =>
      BREAKS.map(({ from, percent }) => ({ productId, from, priceE4: share(priceE4, percent) })),
    );
    const [first] = found;
    if (!first) return;
    const list = createPriceList(tx, { ...LIST, name: 'Hotele dhe restorante' });
    setListPrices(tx, { id: list.id, prices });
    for (const place of ON_THE_LIST) {
      const customer = customers[place];
      if (customer) assignPriceList(tx, customer.id, list.id);
    }
    const agreed = customers[WITH_A_CONTRACT];
    const price = { productId: first.id, from: 1, priceE4: share(first.priceE4, AGREED_PERCENT) };
    if (agreed) setContractPrices(tx, { customerId: agreed.id, prices: [price] });
  });
}

const LIST = {
  isNet: false,
  isExclusive: false,
  addsDiscounts: false,
  validFrom: null,
  validTo: null,
} as const;
