import type { Database } from 'better-sqlite3';
import { watchTables } from '#db/watch-tables.ts';

/** Whatever decides what a list of products says; settings say whether guests are told prices. */
const WATCHED = [
  'products',
  'price_lists',
  'price_list_prices',
  'customer_price_lists',
  'contract_prices',
  'search_synonyms',
  'settings',
];

/** Differs after each change of a product, of what somebody pays for it, or of how it is found. */
export function watchProducts(connection: Database): () => string {
  return watchTables(connection, 'products', WATCHED);
}
