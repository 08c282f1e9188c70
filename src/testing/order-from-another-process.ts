import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#db/client.ts';
import { users } from '#db/schema/users.ts';
import { placeMyOrder } from '#domain/orders/placement/place-order.ts';
import { fromUsers, toUserRow } from '#domain/users/users.ts';
import { DomainError } from '#kernel/domain-error.ts';

const [file = '', customerId, productId, attempts, now] = process.argv.slice(2);
const { db, connection } = openDatabase(file);
const customer = fromUsers(db)
  .where(eq(users.id, Number(customerId)))
  .get();
if (!customer) throw new Error('no such customer');
const ctx = { db, actor: toUserRow(customer), clock: { now: () => Number(now) }, emit: () => undefined };

stdout.write('ready\n');
await once(stdin, 'data');
stdin.destroy();

let placed = 0;
let short = 0;
for (let attempt = 0; attempt < Number(attempts); attempt += 1) {
  try {
    const products = [{ productId: Number(productId), quantity: 1 }];
    placeMyOrder(ctx, { products, deliverDate: '2026-11-19', comment: '' });
    placed += 1;
  } catch (error) {
    const isShort =
      error instanceof DomainError &&
      (error.code === 'insufficient-stock' || error.code === 'invalid-delivery-date');
    if (!isShort) throw error;
    short += 1;
  }
}
stdout.write(`${JSON.stringify({ placed, short })}\n`);
connection.close();
