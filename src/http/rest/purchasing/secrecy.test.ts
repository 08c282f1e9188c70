import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { restRows } from '#http/rest/rest-rows.ts';
import { ROLES, type Role } from '#shared/roles.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenPurchasing } from '#testing/given-costs.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { type JsonSchema, plausible } from '#testing/junk.ts';
import { loginAs } from '#testing/rest-client.ts';
import { appRouter } from '#trpc/app-router.ts';

const SECRETS = /77[.,]?7773|7773|Furnitori i fshehtë/;
const COST = /7773/;

const OTHERS = ROLES.filter((role) => role !== 'admin');

/** A shop where a cost and a supplier's name can be told from everything else. */
async function givenShop() {
  const { world, seller } = await givenPurchasing();
  const office = world.call(seller).admin;
  const customer = givenUser(world, 'customer');
  const driver = givenUser(world, 'driver', { driverCode: 1 });
  const productId = givenProduct(world, { stock: 10, priceE4: 200_0000 });
  const { id: supplierId } = await office.purchasing.suppliers.create({ name: 'Furnitori i fshehtë' });
  const products = [{ productId, netPriceE4: 77_7773 }];
  await office.purchasing.suppliers.setProducts({ supplierId, products });
  const lines = [{ productId, quantity: 5 }];
  const { id: orderId } = await office.purchasing.orders.create({ supplierId, lines });
  await office.purchasing.orders.send({ id: orderId });
  await office.purchasing.receipts.post({ orderId, lines: [{ productId, quantity: 2 }] });
  await givenOrder(world, customer, [[productId, 2]]);
  await office.orders.setDriver({ orderId: 1, driverCode: 1 });
  await world.call(seller).stocker.issuedDocuments.issue({ orderIds: [1] });
  const actors = new Map<Role, ReturnType<typeof givenUser>>(
    OTHERS.map((role) => [
      role,
      role === 'customer' ? customer : role === 'driver' ? driver : givenUser(world, role),
    ]),
  );
  return { world, seller, actors };
}

// biome-ignore lint/suspicious/noExplicitAny: tRPC keeps a procedure's inputs out of its type
const queries = Object.entries<any>(appRouter._def.procedures).filter(
  ([path, { _def }]) => _def.type === 'query' && path !== 'profile.live',
);

/** A compressed file may hold any digits by chance. */
const withoutBytes = (_key: string, value: unknown) => (value instanceof Uint8Array ? null : value);

function inputsOf(schema: JsonSchema | null): unknown[] {
  if (schema === null) return [undefined];
  const named = ['id', 'productId', 'orderId', 'customerId', 'documentId'].map((name) => ({ [name]: 1 }));
  return [undefined, {}, ...named, ...fc.sample(plausible(schema), { numRuns: 4, seed: 7 })];
}

describe('what things cost and who sells them', () => {
  test.each(OTHERS)('stands in no answer of a procedure to a %s', async (role) => {
    const { world, actors } = await givenShop();
    const caller = world.call(actors.get(role) ?? null);
    let answered = 0;
    for (const [path, { _def }] of queries) {
      if (!_def.meta.roles.includes(role) && !_def.meta.roles.includes('guest')) continue;
      const [input] = _def.inputs;
      const schema = input ? z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) : null;
      for (const given of inputsOf(schema)) {
        // biome-ignore lint/suspicious/noExplicitAny: the path is only known while it runs
        const procedure = path.split('.').reduce<any>((node, key) => node[key], caller);
        const answer = await procedure(given).catch(() => undefined);
        if (answer === undefined) continue;
        answered += 1;
        // Stockers are told who the goods come from, and never what they cost.
        expect(JSON.stringify(answer, withoutBytes) ?? '', path).not.toMatch(
          role === 'stocker' ? COST : SECRETS,
        );
      }
    }
    expect(answered).toBeGreaterThan(10);
  });

  test.each(OTHERS)('stands in no answer of a row to a %s', async (role) => {
    const { world, actors } = await givenShop();
    const client = await loginAs(world, actors.get(role) ?? null);
    for (const { method, url } of restRows) {
      if (method !== 'GET') continue;
      const { body = '' } = await client.get(`/api${url.replaceAll(/\{\w+\}/g, '1')}`);
      expect(JSON.stringify(body), url).not.toMatch(role === 'stocker' ? COST : SECRETS);
    }
  });

  test('stands in those of the admin', async () => {
    const { world, seller } = await givenShop();
    const admin = await loginAs(world, seller);
    expect((await admin.get('/api/purchasing/receipts/1')).bytes.toString()).toMatch(COST);
  });
});
