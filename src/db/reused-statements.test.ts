import { asc, eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { givenProduct } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { overConnection } from './client.ts';
import { insertOnce, insertRowsOnce } from './insert-once.ts';
import { prepareOnce } from './prepare-once.ts';
import { products } from './schema/catalog.ts';
import { settings } from './schema/settings.ts';

test('a text is compiled once, and answers objects and lists as each is asked for', () => {
  const { handle, ctx } = openWorld();
  const first = givenProduct({ handle, ctx }, { code: 'A-1' });
  const { db } = overConnection(handle.connection);
  const compile = vi.spyOn(handle.connection, 'prepare');
  const read = () => db.select({ code: products.code }).from(products).where(eq(products.id, first)).get();
  const { sql: text } = db
    .select({ code: products.code })
    .from(products)
    .where(eq(products.id, first))
    .toSQL();
  expect([read(), read()]).toEqual([{ code: 'A-1' }, { code: 'A-1' }]);
  const compiled = compile.mock.calls.length;
  expect(db.get(sql.raw(text.replace('?', String(first))))).toEqual({ code: 'A-1' });
  expect(read()).toEqual({ code: 'A-1' });
  expect(compile.mock.calls.length).toBe(compiled + 1);
});

test('it sees what is written, in a transaction, after it was taken back, and a changed schema', () => {
  const { handle, ctx } = openWorld();
  const id = givenProduct({ handle, ctx }, { code: 'A-1' });
  const { db } = handle;
  const codes = () => db.select({ code: products.code }).from(products).orderBy(asc(products.id)).all();
  const rename = (code: string) => db.update(products).set({ code }).where(eq(products.id, id)).run();
  expect(codes()).toEqual([{ code: 'A-1' }]);
  expect(() =>
    db.transaction(() => {
      rename('A-2');
      expect(codes()).toEqual([{ code: 'A-2' }]);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(codes()).toEqual([{ code: 'A-1' }]);
  handle.connection.exec('ALTER TABLE products ADD COLUMN shelf_note TEXT');
  rename('A-3');
  expect(codes()).toEqual([{ code: 'A-3' }]);
});

test('a value that is asked for does not have its statement compiled anew', () => {
  const { handle } = openWorld();
  const compile = vi.spyOn(handle.connection, 'prepare');
  const { db } = overConnection(handle.connection);
  const found = db.get<{ text: string; like: number }>(
    sql`SELECT 'a ?' AS text, ${'torte'} LIKE ${'T%'} AS "like" FROM (SELECT 1) WHERE ${2} = ${'2'} OR ${1} IN (${1})`,
  );
  expect(found).toEqual({ text: 'a ?', like: 1 });
  expect(compile).toHaveBeenCalledWith(
    `SELECT 'a ?' AS text, +? LIKE ? AS "like" FROM (SELECT 1) WHERE +? = +? OR +? IN (+?)`,
  );
});

test('a prepared query is built once for a connection, transactions included, and not shared with another', () => {
  const [one, other] = [openWorld(), openWorld()];
  const build = vi.fn((db: (typeof one.handle)['db'] | typeof one.ctx.db) =>
    db
      .select({ code: products.code })
      .from(products)
      .where(eq(products.id, sql.placeholder('id')))
      .prepare(),
  );
  const codeOf = prepareOnce(build);
  const id = givenProduct(one, { code: 'A-1' });
  expect(codeOf(one.ctx.db).get({ id })).toEqual({ code: 'A-1' });
  one.handle.db.transaction((tx) => expect(codeOf(tx).get({ id })).toEqual({ code: 'A-1' }));
  expect(build).toHaveBeenCalledTimes(1);
  expect(codeOf(other.ctx.db).get({ id })).toBeUndefined();
});

test('a row that is inserted again and again gets its own values, and else what the table says', () => {
  const { handle, ctx } = openWorld();
  const insert = insertOnce(settings, ['key', 'value', 'updatedAt']);
  const build = vi.spyOn(handle.db, 'insert');
  insert(handle.db, { key: 'a', value: '1', updatedAt: 1 });
  ctx.db.transaction((tx) => insert(tx, { key: 'b', value: '2', updatedAt: 2 }));
  expect(build).toHaveBeenCalledTimes(1);
  expect(handle.db.select().from(settings).orderBy(asc(settings.key)).all()).toEqual([
    { key: 'a', value: '1', updatedAt: 1, updatedById: null },
    { key: 'b', value: '2', updatedAt: 2, updatedById: null },
  ]);
});

test('rows that are inserted together keep their order and their own values, however many they are', () => {
  const { handle } = openWorld();
  const insert = insertRowsOnce(settings, ['key', 'value', 'updatedAt']);
  const build = vi.spyOn(handle.db, 'insert');
  const rowsOf = (name: string, count: number) =>
    Array.from({ length: count }, (_, place) => ({
      key: `${name} ${String(place).padStart(2, '0')}`,
      value: `${name}${place}`,
      updatedAt: place,
    }));
  insert(handle.db, rowsOf('a', 19));
  insert(handle.db, rowsOf('b', 3));
  insert(handle.db, []);
  // Eight at once twice, and three twice: two statements.
  expect(build).toHaveBeenCalledTimes(2);
  const stored = handle.db.select().from(settings).orderBy(sql`rowid`).all();
  expect(stored).toEqual(
    [...rowsOf('a', 19), ...rowsOf('b', 3)].map((row) => ({ ...row, updatedById: null })),
  );
});
