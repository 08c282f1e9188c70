import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { closePdf, renderPdf } from '#domain/documents/render-pdf.ts';
import { getStatementData } from '#domain/documents/statements/get-statement-data.ts';
import { getAgeing } from '#domain/ledger/ageing.ts';
import { checkLedger } from '#domain/ledger/check-ledger.ts';
import { getReceivables, getStatement } from '#domain/ledger/get-receivables.ts';
import { listReceivables } from '#domain/ledger/list-receivables.ts';
import type { Actor, ActorCtx } from '#kernel/ctx.ts';

const CUSTOMERS = 20_000;
const ENTRIES_EACH = 20;
const ENTRIES_OF_ONE = 10_000;

const file = join(tmpdir(), `furnizo-bench-ledger-${process.pid}.db`);
const handle = openDatabase(file);
migrateDatabase(handle);
fill();
const admin: Actor = {
  id: 1,
  role: 'admin',
  name: 'Drita',
  regionId: 1,
  discountBasisPoints: 0,
  driverCode: null,
};
const ctx: ActorCtx = {
  db: handle.db,
  actor: admin,
  clock: { now: () => Date.UTC(2026, 10, 18, 9) },
  emit: () => {},
};
const customerId = 2;

await time('account of 10,000 entries, first page', () =>
  getReceivables(ctx, { customerId, page: 1, limit: 20 }),
);
await time('statement of 10,000 entries', () =>
  getStatement(ctx, { customerId, from: '2020-01-01', to: '2026-12-31' }),
);
await time('ageing of 20,000 customers, today', () => getAgeing(ctx, {}));
await time('ageing of 20,000 customers, a year ago', () => getAgeing(ctx, { on: '2025-11-18' }));
await time('list of accounts, first page', () =>
  listReceivables(ctx, { query: '', show: 'overdue', page: 1, limit: 50 }),
);
await time('check of every account', () => checkLedger(ctx));
await time('statement of 10,000 entries as PDF', printAll);
await closePdf();
handle.connection.close();
for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });

async function printAll(): Promise<void> {
  const request = { customerId, from: '2020-01-01', to: '2026-12-31' };
  const data = getStatementData({ ...ctx, imagesFolder: tmpdir() }, request);
  if (data.statement.entries.length !== ENTRIES_OF_ONE) throw new Error('The statement is not whole.');
  await renderPdf({ kind: 'statement', data });
}

async function time(what: string, work: () => unknown): Promise<void> {
  const runs: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now();
    await work();
    runs.push(performance.now() - start);
  }
  runs.sort((a, b) => a - b);
  process.stdout.write(`${what.padEnd(44)} ${(runs[2] ?? 0).toFixed(1).padStart(8)} ms\n`);
}

function fill(): void {
  const { connection } = handle;
  connection.exec("INSERT OR IGNORE INTO regions (id, name) VALUES (1, 'Lipjan')");
  const customer = connection.prepare(
    'INSERT INTO customers (id, name, name_folded, region_id, created_at, updated_at) VALUES (?, ?, ?, 1, 0, 0)',
  );
  const person = connection.prepare(
    `INSERT INTO users (id, name, name_folded, role, customer_id, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, 0, 0)`,
  );
  const entry = connection.prepare(
    `INSERT INTO customer_entries (customer_id, kind, day, due_on, reverses_id, amount_cents, balance_cents, created_at)
     VALUES (?, ?, ?, ?, NULL, ?, ?, 0)`,
  );
  const open = connection.prepare(
    'INSERT INTO open_entries (entry_id, customer_id, open_cents) VALUES (?, ?, ?)',
  );
  const allocation = connection.prepare(
    'INSERT INTO allocations (credit_id, debit_id, amount_cents, day, created_at) VALUES (?, ?, ?, ?, 0)',
  );
  connection.transaction(() => {
    person.run(1, 'Drita', 'drita', 'admin', null);
    for (let id = 2; id < CUSTOMERS + 2; id += 1) {
      customer.run(id, `Furra ${id}`, `furra ${id}`);
      person.run(id, `Furra ${id}`, `furra ${id}`, 'customer', id);
      let balance = 0;
      const pairs = (id === 2 ? ENTRIES_OF_ONE : ENTRIES_EACH) / 2;
      for (let at = 0; at < pairs; at += 1) {
        const day = dayOf(Math.floor((at * 900) / pairs));
        const debit = entry.run(id, 'opening', day, day, 5000, balance + 5000).lastInsertRowid;
        const paid = at % 5 === 4 ? 3000 : 5000;
        balance += 5000 - paid;
        const credit = entry.run(id, 'write_off', day, null, -paid, balance).lastInsertRowid;
        allocation.run(credit, debit, paid, day);
        if (paid < 5000) open.run(debit, id, 5000 - paid);
      }
    }
  })();
  connection.exec('ANALYZE');
}

function dayOf(offset: number): string {
  return new Date(Date.UTC(2024, 5, 1) + offset * 86_400_000).toISOString().slice(0, 10);
}
