import type { Db } from './client.ts';

/**
 * A query of the hottest paths (session, cart, placing an order), whose SQL is put together once for each connection:
 * `build` ends in `.prepare()`, with `sql.placeholder` where values go. It serves inside and outside transactions alike.
 */
export function prepareOnce<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const prepared = new WeakMap<object, Query>();
  return (db) => {
    const session = sessionOf(db);
    const known = prepared.get(session);
    if (known) return known;
    const query = build(db);
    prepared.set(session, query);
    return query;
  };
}

/** Drizzle's session, which a database and the transactions on it share; it is not part of Drizzle's types. */
function sessionOf(db: Db): object {
  const session: unknown = Reflect.get(db, 'session');
  if (typeof session !== 'object' || session === null) throw new Error('Drizzle has no session any more.');
  return session;
}
