import { asc, eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { givenProduct } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { cacheStatements } from './cached-statements.ts';
import { overConnection } from './client.ts';
import { perConnection } from './per-connection.ts';
import { products } from './schema/catalog.ts';

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

test('a prepared query is built once for a connection, transactions included, and not shared with another', () => {
  const [one, other] = [openWorld(), openWorld()];
  const build = vi.fn((db: (typeof one.handle)['db'] | typeof one.ctx.db) =>
    db
      .select({ code: products.code })
      .from(products)
      .where(eq(products.id, sql.placeholder('id')))
      .prepare(),
  );
  const codeOf = perConnection(build);
  const id = givenProduct(one, { code: 'A-1' });
  expect(codeOf(one.ctx.db).get({ id })).toEqual({ code: 'A-1' });
  one.handle.db.transaction((tx) => expect(codeOf(tx).get({ id })).toEqual({ code: 'A-1' }));
  expect(build).toHaveBeenCalledTimes(1);
  expect(codeOf(other.ctx.db).get({ id })).toBeUndefined();
});

test('no statement that others share can be left half read', () => {
  const { handle } = openWorld();
  expect(Object.keys(cacheStatements(handle.connection).prepare('SELECT 1')).toSorted()).toEqual([
    'all',
    'get',
    'raw',
    'run',
  ]);
});
