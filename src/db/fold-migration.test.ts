import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foldText } from '#shared/text/fold.ts';
import { openDatabase } from './client.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

/** As names were folded before. */
const foldedBefore = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ').trim();

const PRODUCTS = [
  ['PR-1', 'Kadayıf Yıldız'],
  ['PR-1\u200b', 'Weißbrot ½ kg'],
  ['T\u2011500', 'Vaj d’oliva “extra”'],
  ['ŁO-1', 'Łosoś CO₂ Æble'],
  ['Đ-1', 'Đorđe Çokollatë'],
] as const;

test('what is stored is folded anew and found; of two codes that become one the first has it', () => {
  const { connection } = openDatabase(':memory:');
  const apply = (name: string) => {
    for (const statement of readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8').split(
      '--> statement-breakpoint',
    )) {
      connection.exec(statement);
    }
  };
  apply('0000_baseline.sql');
  const insert = connection.prepare(
    `INSERT INTO products (code, code_folded, name, name_folded, category, price_e4, vat_basis_points, created_at, updated_at)
     VALUES (?, ?, ?, ?, 'paketime', 1, 1800, 1, 1)`,
  );
  for (const [code, name] of PRODUCTS) insert.run(code, foldedBefore(code), name, foldedBefore(name));
  connection
    .prepare(
      `INSERT INTO users (name, name_folded, address, role, region_id, created_at, updated_at)
       VALUES ('Yıldız', 'yıldız', 'Rr. Øresund ß', 'customer', 1, 1, 1)`,
    )
    .run();
  apply('0001_fold-what-is-searched.sql');
  const rows = connection
    .prepare('SELECT code, code_folded, name_folded FROM products ORDER BY id')
    .raw()
    .all();
  expect(rows).toEqual(
    PRODUCTS.map(([code, name], at) => [
      code,
      at === 1 ? foldedBefore(code) : foldText(code),
      foldText(name),
    ]),
  );
  const find = (index: string, term: string) =>
    connection.prepare(`SELECT rowid FROM ${index} WHERE ${index} MATCH ?`).pluck().all(`"${term}"`);
  expect(find('product_names', 'yildiz')).toEqual([1]);
  expect(find('product_search', 'weissbrot')).toEqual([2]);
  expect(find('product_search', 't-500')).toEqual([3]);
  expect(find('product_words', 'co2')).toEqual([4]);
  expect(find('user_words', 'yildiz')).toEqual([1]);
  expect(find('user_search', 'oresund ss')).toEqual([1]);
  connection.exec(
    "UPDATE products SET name = 'x', name_folded = 'x' WHERE id = 1; DELETE FROM products WHERE id = 5",
  );
  for (const index of ['product_search', 'product_words', 'product_names', 'user_search', 'user_words']) {
    connection.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('integrity-check', 1)`);
  }
  expect(find('product_names', 'yildiz')).toEqual([]);
});
