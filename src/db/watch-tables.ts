import type { Database } from 'better-sqlite3';

type Counter = { changes: number };

const counters = new WeakMap<Database, Map<string, Counter>>();

/**
 * Detects changes in these tables by any connection: the returned value differs after each change. This connection's
 * own changes are counted by temporary triggers; those of others by SQLite's data version. `name` distinguishes several
 * watches of one connection.
 */
export function watchTables(connection: Database, name: string, tables: readonly string[]): () => string {
  const own = countChanges(connection, name, tables);
  const ofOthers = connection.prepare<[], number>('PRAGMA data_version').pluck();
  return () => `${ofOthers.get()}.${own.changes}`;
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
