import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { openWorldInFile } from '#testing/world.ts';
import { openDatabase } from './client.ts';

type Moment = { readonly orders: number; readonly database: Buffer; readonly log: Buffer };

const SECTOR = 512;

/** Sells, and records after each acknowledged order what a power cut would leave; checkpoints at times. */
async function recordMoments(file: string, orders: number): Promise<Moment[]> {
  const world = openWorldInFile(file);
  const customer = givenUser(world, 'customer');
  const productId = givenProduct(world, { stock: 10_000 });
  const { connection } = world.handle;
  // FULL: every commit is synced. With NORMAL the WAL is not synced until a checkpoint.
  const isSynced = connection.pragma('synchronous', { simple: true }) === 2;
  const moments: Moment[] = [];
  let synced: Pick<Moment, 'database' | 'log'> = { database: readFileSync(file), log: Buffer.alloc(0) };
  for (let count = 1; count <= orders; count += 1) {
    await world
      .call(customer)
      .customer.orders.place({ products: [{ productId, quantity: 1 }], deliverDate: THURSDAY });
    const isTakenIn = count % 7 === 0;
    if (isTakenIn) connection.pragma('wal_checkpoint(PASSIVE)');
    if (isTakenIn || isSynced) synced = { database: readFileSync(file), log: readFileSync(`${file}-wal`) };
    moments.push({ orders: count, ...synced });
  }
  return moments;
}

function mixed(before: Buffer, after: Buffer, arrived: readonly boolean[]): Buffer {
  const disk = Buffer.from(after);
  for (let sector = 0; sector * SECTOR < after.length; sector += 1) {
    if (arrived[sector % arrived.length]) continue;
    const [start, end] = [sector * SECTOR, Math.min((sector + 1) * SECTOR, after.length)];
    disk.fill(0, start, end);
    before.subarray(start, end).copy(disk, start);
  }
  return disk;
}

test('whatever a power cut leaves of what was not synced, no acknowledged order is missing', async () => {
  const folder = givenFolder();
  const moments = await recordMoments(join(folder, 'furnizo.sqlite'), 30);
  const cut = fc.record({
    at: fc.integer({ min: 0, max: moments.length - 2 }),
    arrived: fc.array(fc.boolean(), { minLength: 1, maxLength: 64 }),
    isTakenIn: fc.boolean(),
  });
  const file = join(folder, 'cut.sqlite');
  fc.assert(
    fc.property(cut, ({ at, arrived, isTakenIn }) => {
      const [before, after] = [moments[at], moments[at + 1]];
      if (!before || !after) throw new Error('No such moment.');
      // The WAL is synced before any of it is written into the database.
      const log = isTakenIn ? after.log : mixed(before.log, after.log, arrived);
      const database = isTakenIn ? mixed(before.database, after.database, arrived) : before.database;
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
      writeFileSync(file, database);
      writeFileSync(`${file}-wal`, log);
      const handle = openDatabase(file);
      try {
        const orders = Number(handle.connection.prepare('SELECT count(*) FROM orders').pluck().get());
        expect(orders).toBeGreaterThanOrEqual(before.orders);
        expect(orders).toBeLessThanOrEqual(after.orders);
        expectInvariants({ handle });
      } finally {
        handle.connection.close();
      }
    }),
    { numRuns: propertyRuns(30) },
  );
});
