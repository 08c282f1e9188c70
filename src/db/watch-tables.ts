import type { Database } from 'better-sqlite3';

type Counter = { changes: number };

const counters = new WeakMap<Database, Map<string, Counter>>();

/** What SQLite says of the changes of others, by connection. */
const readers = new WeakMap<Database, () => number>();

/**
 * Tells whether anything in these tables has changed, by whomever: what it returns differs after each change. This
 * connection's own changes are counted by triggers that live and die with it and are known at once. Those of others
 * are looked for once a millisecond: no other program serves the shop, and whom one tells that they stand comes later. `name` tells
 * several watches of one connection apart.
 */
export function watchTables(connection: Database, name: string, tables: readonly string[]): () => string {
  const own = countChanges(connection, name, tables);
  return toVersion(changesOfOthers(connection), () => own.changes);
}

function toVersion(others: () => number, own: () => number): () => string {
  let last = { others: Number.NaN, own: Number.NaN, text: '' };
  return () => {
    const now = { others: others(), own: own() };
    if (now.others !== last.others || now.own !== last.own) {
      last = { ...now, text: `${now.others}.${now.own}` };
    }
    return last.text;
  };
}

function countChanges(connection: Database, name: string, tables: readonly string[]): Counter {
  const known = counters.get(connection) ?? new Map<string, Counter>();
  counters.set(connection, known);
  const watching = known.get(name);
  if (watching) return watching;
  const counter = { changes: 0 };
  known.set(name, counter);
  const count = `count_changes_of_${name}`;
  connection.function(count, () => {
    counter.changes += 1;
    return null;
  });
  const trigger = (table: string, act: string) =>
    `CREATE TEMP TRIGGER ${count}_${table}_${act} AFTER ${act} ON main.${table} BEGIN SELECT ${count}(); END;`;
  connection.exec(
    tables.flatMap((table) => ['INSERT', 'UPDATE', 'DELETE'].map((act) => trigger(table, act))).join('\n'),
  );
  return counter;
}

/** Asking SQLite takes as long as a tenth of a cached answer, so it is asked once a millisecond. */
function changesOfOthers(connection: Database): () => number {
  const reading = readers.get(connection);
  if (reading) return reading;
  const query = connection.prepare<[], number>('PRAGMA data_version').pluck();
  let seen = { changes: 0, atMs: Number.NaN };
  const read = () => {
    const nowMs = Date.now();
    if (nowMs !== seen.atMs) seen = { changes: query.get() ?? 0, atMs: nowMs };
    return seen.changes;
  };
  readers.set(connection, read);
  return read;
}
