import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';

/** Whatever decides what a list of products says; settings say whether guests are told prices. */
const WATCHED = [
  'products',
  'price_lists',
  'price_list_prices',
  'customer_price_lists',
  'contract_prices',
  'settings',
];

/**
 * Tells whether any product, or what somebody pays for it, has changed, by whomever: what it returns differs after each change. This connection's own
 * changes are counted by triggers that live and die with it, those of others by SQLite itself.
 */
export function watchProducts(db: Db): () => string {
  db.run(sql`CREATE TEMP TABLE IF NOT EXISTS product_changes (count INTEGER NOT NULL)`);
  db.run(
    sql`INSERT INTO temp.product_changes SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM temp.product_changes)`,
  );
  for (const table of WATCHED) {
    for (const act of ['INSERT', 'UPDATE', 'DELETE']) {
      db.run(
        sql.raw(`CREATE TEMP TRIGGER IF NOT EXISTS product_changes_${table}_${act} AFTER ${act} ON main.${table}
          BEGIN UPDATE product_changes SET count = count + 1; END`),
      );
    }
  }
  return () => {
    const own = db.get<{ count: number }>(sql`SELECT count FROM temp.product_changes`);
    const others = db.get<{ data_version: number }>(sql`PRAGMA data_version`);
    return `${others.data_version}.${own.count}`;
  };
}
