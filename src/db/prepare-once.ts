import type { Statement } from 'better-sqlite3';
import { Column, is, Param, Placeholder } from 'drizzle-orm';
import type { Db } from './client.ts';
import { toReader } from './row-reader.ts';

/**
 * A query of a hot path, whose SQL is put together once for each connection and not at each call: `build` ends in
 * `.prepare()`, with `sql.placeholder` where values go. It stands beside the function that asks it, and serves inside
 * and outside transactions alike.
 */
export function prepareOnce<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const prepared = new WeakMap<object, Query>();
  return (db) => {
    const connection = connectionOf(db);
    const known = prepared.get(connection);
    if (known) return known;
    const query = hastenQuery(build(db));
    prepared.set(connection, query);
    return query;
  };
}

/** Drizzle's session, which a database and the transactions on it share; its types keep it to themselves. */
function connectionOf(db: Db): object {
  const session: unknown = Reflect.get(db, 'session');
  if (typeof session !== 'object' || session === null) throw new Error('Drizzle has no session any more.');
  return session;
}

type Values = Readonly<Record<string, unknown>>;

type Lists = {
  readonly all: (...params: readonly unknown[]) => unknown[][];
  readonly get: (...params: readonly unknown[]) => unknown[] | undefined;
};

/** What a prepared query of Drizzle holds; its types keep it to themselves. */
type Inside = {
  readonly stmt: Pick<Statement, 'run'> & { readonly raw: () => Lists };
  readonly query: { readonly params: readonly unknown[] };
  readonly fields?: readonly { readonly path: readonly string[]; readonly field: unknown }[];
  readonly customResultMapper?: unknown;
};

/**
 * The same prepared query: which of its parameters are placeholders and what each cell is read as, Drizzle finds out at
 * each run and at each cell, which takes as long as a short query; here it is found out once. Rows with objects in them
 * are still read by Drizzle.
 */
export function hastenQuery<Query>(query: Query): Query {
  if (!isPrepared(query)) throw new Error('Drizzle prepares queries in another way now.');
  const { stmt, fields, customResultMapper } = query;
  const fills = query.query.params.map(toFill);
  const fill = (values: Values = {}) => fills.map((of) => of(values));
  Object.assign(query, {
    run: (values?: Values) => stmt.run(...fill(values)),
    values: (values?: Values) => stmt.raw().all(...fill(values)),
  });
  if (!fields || customResultMapper || fields.some(({ path }) => path.length !== 1)) return query;
  const read = toReader(Object.fromEntries(fields.map(({ path, field }) => [path[0], field])));
  return Object.assign(query, {
    all: (values?: Values) =>
      stmt
        .raw()
        .all(...fill(values))
        .map(read),
    get: (values?: Values) => {
      const cells = stmt.raw().get(...fill(values));
      return cells && read(cells);
    },
  });
}

function isPrepared<Query>(query: Query): query is Inside & Query {
  return typeof query === 'object' && query !== null && 'stmt' in query && 'query' in query;
}

function toFill(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return ({ [param.name]: value }) => asGiven(param.name, value);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { name } = param.value;
  const { encoder } = param;
  if (is(encoder, Column) && encoder.mapToDriverValue === Column.prototype.mapToDriverValue) {
    return ({ [name]: value }) => asGiven(name, value);
  }
  return ({ [name]: value }) => encoder.mapToDriverValue(asGiven(name, value));
}

function asGiven(name: string, value: unknown): unknown {
  if (value === undefined) throw new Error(`No value was given for ${name}.`);
  return value;
}
