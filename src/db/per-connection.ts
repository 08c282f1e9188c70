import type { Db } from './client.ts';

/**
 * A value created once for a connection and its transactions, such as a query of the hottest paths (session, cart,
 * placing an order): its `make` ends in `.prepare()`, with `sql.placeholder` for values.
 */
export function perConnection<Made>(make: (db: Db) => Made): (db: Db) => Made {
  const made = new WeakMap<object, Made>();
  return (db) => {
    const session = sessionOf(db);
    const known = made.get(session);
    if (known !== undefined) return known;
    const first = make(db);
    made.set(session, first);
    return first;
  };
}

/** Drizzle's session, shared by a database and its transactions; it is not part of Drizzle's types. */
function sessionOf(db: Db): object {
  const session: unknown = Reflect.get(db, 'session');
  if (typeof session !== 'object' || session === null) throw new Error('Drizzle has no session any more.');
  return session;
}
