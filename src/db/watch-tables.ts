import type { Database } from 'better-sqlite3';

/**
 * Tells whether anything in these tables has changed, by whomever: what it returns differs after each change. This
 * connection's own changes are counted by triggers that live and die with it, those of others by SQLite itself. `name`
 * tells several watches of one connection apart. Asking takes a few microseconds.
 */
export function watchTables(connection: Database, name: string, tables: readonly string[]): () => string {
  const counter = `changes_of_${name}`;
  connection.exec(`
    CREATE TEMP TABLE IF NOT EXISTS ${counter} (count INTEGER NOT NULL);
    INSERT INTO temp.${counter} SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM temp.${counter});
    ${tables.flatMap((table) => ['INSERT', 'UPDATE', 'DELETE'].map((act) => countingTrigger(counter, table, act))).join('\n')}
  `);
  const own = connection.prepare<[], number>(`SELECT count FROM temp.${counter}`).pluck();
  const others = connection.prepare<[], number>('PRAGMA data_version').pluck();
  return () => `${others.get()}.${own.get()}`;
}

function countingTrigger(counter: string, table: string, act: string): string {
  return `CREATE TEMP TRIGGER IF NOT EXISTS ${counter}_${table}_${act} AFTER ${act} ON main.${table}
    BEGIN UPDATE ${counter} SET count = count + 1; END;`;
}
