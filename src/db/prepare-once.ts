import type { Db } from './client.ts';
import { hastenQuery } from './hasten-query.ts';

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
