import type { Database } from 'better-sqlite3';
import { watchTables } from '#db/watch-tables.ts';

const WATCHED = [
  'products',
  'price_lists',
  'price_list_prices',
  'customer_price_lists',
  'contract_prices',
  'search_synonyms',
  'settings',
  'regions',
  'categories',
  'subcategories',
  'category_former_keys',
];

export function watchProducts(connection: Database): () => string {
  return watchTables(connection, 'products', WATCHED);
}
