import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import { fromIdList } from '#db/schema/columns.ts';
import { stockMovements } from '#db/schema/stock.ts';
import { confirmImport } from '#domain/imports/confirm-import.ts';
import { getImport } from '#domain/imports/get-import.ts';
import { startImport } from '#domain/imports/start-import.ts';
import type { ImportCtx } from '#domain/imports/write-row.ts';
import { foldText } from '#shared/text/fold.ts';
import { chooseEvenly, type DemoCatalogue, readDemoCatalogue } from './demo-products.ts';
import type { SeededProduct } from './plan-orders.ts';
import { prepareInsert, type SeedContext } from './seed-context.ts';

const PACKS = ['mini', 'standard', 'familjare', 'gastro', 'premium', 'eko', 'profi', 'XL'] as const;

export type DemoFiles = { readonly folder: string; readonly pictures: ReadonlyMap<string, string> };

/**
 * Imports the demo's price list, or an even sample of it, as the office would. Beyond its length, products become
 * pack variants with codes of their own.
 */
export async function seedProducts(
  seed: SeedContext,
  ctx: ImportCtx,
  files: DemoFiles,
  count: number,
): Promise<SeededProduct[]> {
  const catalogue = readDemoCatalogue(join(files.folder, 'products.csv'));
  await importProducts(ctx, { ...catalogue, products: chooseEvenly(catalogue.products, count) });
  const setImage = seed.connection.prepare('UPDATE products SET image = ? WHERE code = ?');
  for (const { code, picture } of catalogue.products) setImage.run(files.pictures.get(picture) ?? null, code);
  const missing = count - catalogue.products.length;
  if (missing > 0) insertVariants(seed, ctx.clock.now(), missing);
  return readProducts(seed);
}

async function importProducts(ctx: ImportCtx, { header, products }: DemoCatalogue): Promise<void> {
  const file = stringify([header, ...products.map(({ cells }) => cells)], { delimiter: ';', bom: true });
  const { id } = startImport(ctx, {
    kind: 'products',
    fileName: 'products.csv',
    bytes: Buffer.from(file),
  });
  await until(ctx, id, 'ready');
  confirmImport(ctx, { id });
  const { counts } = await until(ctx, id, 'done');
  if (counts.create !== products.length) {
    throw new Error(`Of the demo's ${products.length} products ${counts.create} came in.`);
  }
}

async function until(ctx: ImportCtx, id: string, phase: 'ready' | 'done') {
  for (;;) {
    const status = getImport(ctx, { id });
    if (status.phase === phase) return status;
    if (status.phase === 'failed') throw new Error(status.failure ?? 'The demo catalogue was not imported.');
    await wait(2);
  }
}

const PRODUCTS = `SELECT id, name, code, unit, price_e4 AS priceE4, vat_basis_points AS vatBasisPoints,
  discount_basis_points AS discountBasisPoints, region_ids AS regionIds, order_step AS orderStep,
  stock AS targetStock FROM products ORDER BY id`;

function readProducts({ connection }: SeedContext): SeededProduct[] {
  const rows = connection.prepare<[], SeededProduct & { readonly regionIds: string | null }>(PRODUCTS).all();
  return rows.map(({ regionIds, ...product }) => ({
    ...product,
    regionIds: regionIds === null ? null : fromIdList(regionIds),
  }));
}

const COPIED =
  'description, description_folded, category, subcategory, unit, vat_basis_points, discount_basis_points, region_ids, image';

function insertVariants(seed: SeedContext, createdAt: number, count: number): void {
  const { connection, random } = seed;
  const bases = readProducts(seed);
  const insert = connection.prepare(
    `INSERT INTO products (code, code_folded, name, name_folded, price_e4, stock, created_at, updated_at,
       ${COPIED})
     SELECT ?, ?, ?, ?, ?, ?, ?, ?, ${COPIED} FROM products WHERE id = ?`,
  );
  const open = prepareInsert(seed, stockMovements);
  for (let index = 0; index < count; index += 1) {
    const base = random.pick(bases);
    const code = `${base.code}-${index + 1}`;
    const pack = PACKS[index % PACKS.length] ?? 'standard';
    const name = `${base.name}, ${pack} ${Math.floor(index / PACKS.length) + 2}`;
    const priceE4 = Math.max(500, Math.round((base.priceE4 * random.int(60, 160)) / 10_000) * 100);
    const stock = random.chance(0.02) ? 0 : random.int(5, 500);
    const words = [code, foldText(code), name, foldText(name)];
    const { lastInsertRowid } = insert.run(...words, priceE4, stock, createdAt, createdAt, base.id);
    const productId = Number(lastInsertRowid);
    if (stock > 0) open({ productId, delta: stock, balanceAfter: stock, reason: 'opening', createdAt });
  }
}
