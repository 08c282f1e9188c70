import { join } from 'node:path';
import Database from 'better-sqlite3';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { products } from '#db/schema/catalog.ts';
import { givenProduct } from '#testing/builders.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { openWorldInFile, type World } from '#testing/world.ts';
import { shareRows } from './shared-rows.ts';
import { inTransaction } from './transaction.ts';

let reads = 0;
const readNames = shareRows(({ db }, ids) => {
  reads += 1;
  return db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .all();
});

let world: World;
let file: string;
let id: number;

beforeEach(() => {
  file = join(givenFolder(), 'shop.db');
  world = openWorldInFile(file);
  id = givenProduct(world, { name: 'Krem' });
  reads = 0;
});

function rename(name: string, ctx: Pick<World['ctx'], 'db'> = world.ctx): void {
  ctx.db.update(products).set({ name }).where(eq(products.id, id)).run();
}

const nameNow = () => readNames(world.ctx, [id])[0]?.name;

test('what is asked again is read once, and anew after any change', () => {
  expect([nameNow(), nameNow(), nameNow()]).toEqual(['Krem', 'Krem', 'Krem']);
  expect(reads).toBe(1);
  rename('Krem i ri');
  expect([nameNow(), nameNow()]).toEqual(['Krem i ri', 'Krem i ri']);
  expect(reads).toBe(2);
});

test('the change of another program is seen by the next who asks', () => {
  const other = new Database(file);
  onTestFinished(() => void other.close());
  expect(nameNow()).toBe('Krem');
  other.prepare('UPDATE products SET name = ? WHERE id = ?').run('Prej tjetrit', id);
  expect(nameNow()).toBe('Prej tjetrit');
});

test('a transaction sees its own change, and what it takes back was never answered to others', () => {
  expect(nameNow()).toBe('Krem');
  const failing = () =>
    inTransaction(world.ctx, (tx) => {
      rename('Kurrë', tx);
      expect(readNames(tx, [id])).toEqual([{ id, name: 'Kurrë' }]);
      throw new Error('taken back');
    });
  expect(failing).toThrow('taken back');
  expect(nameNow()).toBe('Krem');
});

test('rows are shared and can’t be changed; the list is the caller’s own', () => {
  const [row] = readNames(world.ctx, [id]);
  expect(Object.isFrozen(row)).toBe(true);
  readNames(world.ctx, [id]).pop();
  expect(nameNow()).toBe('Krem');
});

test('no more is kept than a few thousand rows', () => {
  const many = Array.from({ length: 1500 }, (_, index) => givenProduct(world, { code: `X-${index}` }));
  reads = 0;
  readNames(world.ctx, many);
  readNames(world.ctx, [id, ...many.slice(1)]);
  readNames(world.ctx, many);
  expect(reads).toBe(3);
});
