import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

const APPEND_ONLY = [
  'audit_log',
  'book_closings',
  'cash_counts',
  'custom_stock_movements',
  'delivery_reductions',
]
  .concat(['document_files', 'document_lines', 'document_vat', 'documents', 'order_events'])
  .concat(['stock_movements']);

test.each(APPEND_ONLY)('what stands in %s can be neither changed nor deleted', (table) => {
  const { connection } = openWorld().handle;
  const guards = connection
    .prepare("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?")
    .pluck()
    .all(table)
    .join('\n');
  for (const act of ['UPDATE', 'DELETE']) {
    expect(guards).toContain(`BEFORE ${act} ON ${table} BEGIN SELECT RAISE(ABORT`);
  }
});

test('a migration that builds a table anew gives it its triggers again', () => {
  const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
  const sql = files.map((name) => readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8')).join('\n');
  const named = (act: string) =>
    [...sql.matchAll(new RegExp(`${act} TRIGGER (\\w+)`, 'g'))].map(([, name]) => name);
  const dropped = new Set(named('DROP'));
  const made = new Set(named('CREATE').filter((name) => !dropped.has(name)));
  const { connection } = openWorld().handle;
  const standing = connection.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").pluck().all();
  expect(standing.toSorted()).toEqual([...made].toSorted());
  expect(standing.length).toBeGreaterThan(100);
});

test('the audit log rejects every change of what it holds', () => {
  const world = openWorld();
  givenUser(world, 'admin');
  const { connection } = world.handle;
  connection.exec("INSERT INTO audit_log (created_at, action, entity) VALUES (1, 'user.created', 'user')");
  expect(() => connection.exec("UPDATE audit_log SET actor_name = 'tjetër'")).toThrow('append-only');
  expect(() => connection.exec('DELETE FROM audit_log')).toThrow('append-only');
});
