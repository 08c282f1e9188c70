import { expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { checkLedger } from '#domain/ledger/check-ledger.ts';
import { enterOpening } from '#domain/ledger/office-entries.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { openDesks } from '#testing/desks.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { givenShopFile } from '#testing/given-shop-file.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { runCommand } from '#testing/run-command.ts';

const PAYMENTS = propertyRuns(100);
const PAYMENTS_PER_KILL = 25;
const DESKS = 6;
const CUSTOMERS = 4;
const OWED_CENTS = 1_000_000;
const METHODS = ['bank', 'card', 'cash_counter', 'compensation'] as const;

type Payment = {
  readonly key: string;
  readonly customerId: number;
  readonly cents: number;
  isBooked: boolean;
};

test(
  'killed while payments are booked, the shop loses none, books none twice, and every balance is exact',
  async () => {
    const dataDir = givenFolder();
    const { databaseFile, admin, customers } = await fillShop(dataDir);
    const payments = Array.from({ length: PAYMENTS }, (_payment, at): Payment => {
      const customerId = customers[at % CUSTOMERS] ?? 0;
      return { key: `pagesa-${at}`, customerId, cents: 1 + ((at * 7919) % 9_999), isBooked: false };
    });

    let kills = 0;
    let unanswered = 0;
    for (let left = payments; left.length > 0; left = payments.filter(({ isBooked }) => !isBooked)) {
      const shop = runCommand(['serve'], dataDir);
      const url = await shop.url;
      const desks = openDesks(DESKS, left, async (payment) => {
        await book(url, admin, payment);
        payment.isBooked = true;
      });
      const isLast = left.length <= PAYMENTS_PER_KILL;
      if (!isLast) {
        await desks.whenDone(PAYMENTS_PER_KILL);
        shop.child.kill('SIGKILL');
        kills += 1;
      }
      unanswered += await desks.done;
      if (isLast) shop.child.kill('SIGTERM');
      await shop.exitCode;
    }

    expect(kills).toBeGreaterThanOrEqual(Math.floor(PAYMENTS / (PAYMENTS_PER_KILL + DESKS)) - 1);
    expect(unanswered).toBeGreaterThan(0);
    const handle = openDatabase(databaseFile, { readonly: true });
    const booked = handle.connection
      .prepare('SELECT reference, customer_id, amount_cents FROM payments ORDER BY id')
      .all() as { reference: string; customer_id: number; amount_cents: number }[];
    expect(booked.map(({ reference }) => reference).toSorted()).toEqual(
      payments.map(({ key }) => key).toSorted(),
    );
    const balance = handle.connection
      .prepare<[number]>('SELECT SUM(amount_cents) FROM customer_entries WHERE customer_id = ?')
      .pluck();
    for (const customerId of customers) {
      const own = payments.filter((payment) => payment.customerId === customerId);
      const paid = own.reduce((sum, { cents }) => sum + cents, 0);
      expect(balance.get(customerId), `customer ${customerId}`).toBe(OWED_CENTS - paid);
    }
    const ctx = { db: handle.db, actor: null, clock: { now: () => Date.now() }, emit: () => undefined };
    expect(checkLedger(ctx)).toMatchObject({ ok: true, differences: [] });
    expectInvariants({ handle });
    handle.connection.close();
    console.info(`${PAYMENTS} payments, ${kills} kills, ${unanswered} without an answer`);
  },
  60_000 + PAYMENTS * 500,
);

async function fillShop(dataDir: string) {
  const shop = givenShopFile(dataDir);
  const { id, cookie: admin } = await shop.givenLogin('admin', { passwordHash: 'never used' });
  const actor = {
    id,
    role: 'admin',
    name: 'Drita',
    regionId: 1,
    discountBasisPoints: 0,
    driverCode: null,
  } as const;
  const ctx: ActorCtx = { ...shop.ctx, actor };
  const customers: number[] = [];
  for (let customer = 0; customer < CUSTOMERS; customer += 1) {
    const { id: customerId } = await shop.givenLogin('customer');
    customers.push(customerId);
    for (const part of [1, 2, 3, 4]) {
      const amountCents = OWED_CENTS / 4;
      enterOpening(ctx, { customerId, amountCents, day: '2026-01-01', number: `F-${part}` });
    }
  }
  shop.handle.connection.close();
  return { databaseFile: shop.databaseFile, admin, customers };
}

async function book(url: string, cookie: string, { key, customerId, cents }: Payment): Promise<void> {
  const response = await fetch(`${url}/api/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
    body: JSON.stringify({
      customer_id: customerId,
      amount: cents / 100,
      method: METHODS[cents % METHODS.length],
      reference: key,
    }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(201);
}
