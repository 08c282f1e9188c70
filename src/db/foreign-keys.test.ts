import { expect, test } from 'vitest';
import { openWorld } from '#testing/world.ts';

const NO_REFERENCE: Readonly<Record<string, string>> = {
  'audit_log.entity_id': 'of the table that `entity` names',
  'book_closings.last_entry_id': '0 while there is none',
  'book_closings.last_document_id': '0 while there is none',
  'product_sales.product_id': '0 sums lines without a product',
  'document_lines.order_line_id': 'outlives the line',
  'order_events_seen.event_id': '0 while there is none',
  'road_conflict_lines.order_line_id': 'outlives the line',
};

test('every column that names a row refers to it', () => {
  const { connection } = openWorld().handle;
  const loose = connection
    .prepare(`
      SELECT t.name || '.' || c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
      WHERE t.type = 'table' AND c.name LIKE '%\\_id' ESCAPE '\\' AND c.type = 'INTEGER'
        AND NOT EXISTS (SELECT 1 FROM pragma_foreign_key_list(t.name) f WHERE f."from" = c.name)`)
    .pluck()
    .all();
  expect(loose).toEqual(Object.keys(NO_REFERENCE));
});
