import { expect, test } from 'vitest';
import { foldText } from '#shared/text/fold.ts';
import { migrateAsFarAs } from '#testing/next-version.ts';
import { openDatabase } from './client.ts';

test('descriptions written before are folded for the search as those written since', () => {
  const { connection, ...handle } = openDatabase(':memory:');
  migrateAsFarAs({ connection, ...handle }, 1);
  const texts = ['Ruhet në 18 °C,\n5 KG', 'ËMBËLSIRË me C\u0327okollate\u0308, Đuro', ''];
  const insert = connection.prepare(
    `INSERT INTO products (code, code_folded, name, name_folded, description, category, price_e4, vat_basis_points, created_at, updated_at)
       VALUES ('', '', 'Krem', 'krem', ?, 'pasticeri', 25000, 1800, 0, 0)`,
  );
  for (const text of texts) insert.run(text);
  migrateAsFarAs({ connection, ...handle }, 2);
  const folded = connection.prepare('SELECT description_folded FROM products ORDER BY id').pluck().all();
  expect(folded).toEqual(texts.map(foldText));
  connection.close();
});
