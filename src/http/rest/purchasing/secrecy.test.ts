import { TRPCError } from '@trpc/server';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { restRows } from '#http/rest/rest-rows.ts';
import type { Actor } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { readPdfText } from '#pdf/testing/read-pdf.ts';
import { ROLES, type Role } from '#shared/roles.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenPurchasing } from '#testing/given-costs.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { type JsonSchema, plausible } from '#testing/junk.ts';
import { loginAs, type RestAnswer } from '#testing/rest-client.ts';
import { appRouter } from '#trpc/app-router.ts';
import { eventsFor } from '#trpc/profile/live-events.ts';

/**
 * Costs per piece, of everything owned or sold, as E4, in euros or as cents, their margins, and balances with a
 * supplier.
 */
const COST = /7773|77[.,]78|155[.,]55|622[.,]22|622218|777[.,]77|777773|91[.,]71|54[.,]11|SEKRET/;
const SUPPLIER = /fsheht/i;

const OTHERS = ROLES.filter((role) => role !== 'admin');

/** A shop whose costs, margins, suppliers and payables are recognizable by their numbers. */
async function givenShop() {
  const { world, seller } = await givenPurchasing();
  const office = world.call(seller).admin;
  const customer = givenUser(world, 'customer');
  const driver = givenUser(world, 'driver', { driverCode: 1 });
  const productId = givenProduct(world, { stock: 8, priceE4: 200_0000, code: 'M-1' });
  const { suppliers, orders, receipts, bills, payables } = office.purchasing;
  const { id: supplierId } = await suppliers.create({
    name: 'Furnitori i fshehtë',
    iban: 'XK05 SEKRET',
    phone: 'SEKRET',
    email: 'sekret@fshehte.test',
    note: 'SEKRET',
  });
  const products = [{ productId, netPriceE4: 77_7773, supplierCode: 'FSHEHT-1' }];
  await suppliers.setProducts({ supplierId, products });
  const { id: orderId } = await orders.create({ supplierId, lines: [{ productId, quantity: 5 }] });
  await orders.send({ id: orderId });
  const received = await receipts.post({ orderId, lines: [{ productId, quantity: 2 }] });
  await givenOrder(world, customer, [[productId, 2]]);
  await office.orders.setDriver({ orderId: 1, driverCode: 1 });
  await world.call(seller).stocker.issuedDocuments.issue({ orderIds: [1] });
  await receipts.return({ supplierId, lines: [{ productId, quantity: 1 }] });
  await bills.book({
    kind: 'domestic',
    supplierId,
    number: 'FT-SEKRET',
    issuedOn: '2026-11-18',
    lines: [{ receiptLineId: received.lines[0]!.id, quantity: 2, netPriceE4: 77_7773 }],
    vat: [{ vatBasisPoints: 0, netCents: 155_55, vatCents: 0 }],
  });
  await payables.pay({ supplierId, amountCents: 10_00, method: 'cash_counter', reference: 'REF-SEKRET' });
  const actors = new Map<Role, Actor>(
    OTHERS.map((role) => [
      role,
      role === 'customer' ? customer : role === 'driver' ? driver : givenUser(world, role),
    ]),
  );
  return { world, seller, actors, orderId };
}

type Shop = Awaited<ReturnType<typeof givenShop>>;

/** Includes the text of documents and tables; hashes and file names contain random digits. */
async function textOf(answer: unknown): Promise<string> {
  const files: Uint8Array[] = [];
  const json = JSON.stringify(answer, (key, value) => {
    if (/sha256|hash|etag|token|picture|image/i.test(key)) return null;
    // JSON.stringify has already converted a buffer to its numbers.
    const bytes = value?.type === 'Buffer' ? Uint8Array.from(value.data) : value;
    if (!(bytes instanceof Uint8Array)) return value;
    files.push(bytes);
    return null;
  });
  return [json ?? '', ...(await Promise.all(files.map(textOfFile)))].join('\n');
}

async function textOfFile(bytes: Uint8Array): Promise<string> {
  const begin = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (begin === '%PDF') return readPdfText(bytes);
  if (!begin.startsWith('PK')) return Buffer.from(bytes).toString();
  const parts = Object.values(unzipSync(bytes));
  return (await Promise.all(parts.map((part) => textOfFile(part)))).join('\n');
}

async function expectNoSecret(role: Role, answer: unknown, where: string): Promise<void> {
  const text = await textOf(answer);
  expect(text, where).not.toMatch(COST);
  // Stockers see the supplier of goods, and never their cost.
  if (role !== 'stocker') expect(text, where).not.toMatch(SUPPLIER);
}

// biome-ignore lint/suspicious/noExplicitAny: tRPC keeps a procedure's inputs out of its type
const procedures = Object.entries<any>(appRouter._def.procedures).filter(([path]) => path !== 'profile.live');

const isAllowed = (roles: readonly string[], role: Role) => roles.includes(role) || roles.includes('guest');

const WORDS = ['fsheht', 'FT-SEKRET', 'PB-2026', 'M-1'];

function inputsOf(schema: z.ZodType | undefined, draws: number): (object | undefined)[] {
  if (!schema) return [undefined];
  const json: JsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const ids = ['id', 'productId', 'orderId', 'customerId', 'documentId'].map((name) => ({ [name]: 1 }));
  const words = WORDS.flatMap((word) => ['query', 'q'].map((name) => ({ [name]: word })));
  const named = [...ids, ...words].filter((input) => Object.keys(input)[0]! in (json['properties'] ?? {}));
  const drawn = draws === 0 ? [] : fc.sample(plausible(json), { numRuns: draws, seed: 7 });
  return [undefined, {}, ...named, ...(drawn as object[])];
}

function searchesOf(schema: z.ZodType | undefined): string[] {
  return inputsOf(schema, 0).flatMap((input) => {
    const [name, word] = Object.entries(input ?? {})[0] ?? [];
    return name === 'q' ? [`?q=${encodeURIComponent(`${word}`)}`] : [];
  });
}

/** The error as the HTTP layer would answer it. */
function refusalOf(error: unknown) {
  if (error instanceof TRPCError && error.cause instanceof DomainError) return error.cause.data;
  return error instanceof Error ? error.message : null;
}

async function callAll({ world, actors }: Shop, role: Role, type: 'query' | 'mutation', draws: number) {
  const caller = world.call(actors.get(role) ?? null);
  let answered = 0;
  for (const [path, { _def }] of procedures) {
    if (_def.type !== type || !isAllowed(_def.meta.roles, role)) continue;
    // biome-ignore lint/suspicious/noExplicitAny: the path is only known while it runs
    const procedure = path.split('.').reduce<any>((node, key) => node[key], caller);
    for (const input of inputsOf(_def.inputs[0], draws)) {
      const isAnswer = await procedure(input).then(
        (answer: unknown) => expectNoSecret(role, answer, path).then(() => true),
        (error: unknown) => expectNoSecret(role, refusalOf(error), `refusal of ${path}`).then(() => false),
      );
      if (isAnswer) answered += 1;
    }
  }
  return answered;
}

const shownOf = ({ body, bytes, headers }: RestAnswer) => ({
  shown: `${headers['content-type']}`.startsWith('application/json') ? body : new Uint8Array(bytes),
  disposition: headers['content-disposition'],
});

describe('what things cost and who sells them', () => {
  test.each(OTHERS)('stands in no answer and no refusal of a procedure to a %s', async (role) => {
    const shop = await givenShop();
    expect(await callAll(shop, role, 'query', 3)).toBeGreaterThan(10);
    expect(await callAll(shop, role, 'mutation', 2)).toBeGreaterThan(2);
    // Again: the same users read what the mutations have written.
    expect(await callAll(shop, role, 'query', 0)).toBeGreaterThan(10);
  });

  test.each(OTHERS)('stands in no answer, no file and no refusal of a row to a %s', async (role) => {
    const { world, actors } = await givenShop();
    const client = await loginAs(world, actors.get(role) ?? null);
    const rows = restRows.toSorted(
      (one, other) => Number(one.method !== 'GET') - Number(other.method !== 'GET'),
    );
    for (const { method, url, input } of rows) {
      const address = `/api${url.replaceAll(/\{\w+\}/g, '1')}`;
      const requests =
        method === 'GET'
          ? ['', ...searchesOf(input)].map((query) => ({ url: `${address}${query}` }))
          : inputsOf(input, 2).map((payload) => ({ url: address, payload }));
      for (const request of requests) {
        const answer = await client.send({ method, ...request } as Parameters<typeof client.send>[0]);
        await expectNoSecret(role, shownOf(answer), `${method} ${url}`);
      }
    }
  });

  test('stands in no event, whatever happened', async () => {
    const { world, actors } = await givenShop();
    expect(world.events).toContainEqual({ type: 'purchasing' });
    for (const [role, actor] of actors) {
      await expectNoSecret(role, eventsFor(actor, world.events), `events of a ${role}`);
    }
    await expectNoSecret('customer', world.events, 'events');
  });

  test('stands in no sentence that refuses a stocker goods, costs or a paper', async () => {
    const { world, actors, orderId } = await givenShop();
    const stocker = await loginAs(world, actors.get('stocker') ?? null);
    const post = (fields: object, line: object = {}) =>
      stocker.post('/api/purchasing/receipts', {
        order_id: orderId,
        lines: [{ product_id: 1, quantity: 50, ...line }],
        ...fields,
      });
    const answers = [
      [409, await post({})],
      [403, await post({}, { net_cost: 77.7773 })],
      [201, await post({ accept_over: true })],
      [400, await post({ supplier_id: 99 })],
      [403, await stocker.get('/api/purchasing/receipts/1/calculation')],
      [403, await stocker.get('/api/purchasing/orders/1/pdf')],
      [403, await stocker.post('/api/purchasing/receipts/1/reverse', { reason: 'gabim' })],
    ] as const;
    for (const [status, answer] of answers) {
      expect(answer.status).toBe(status);
      await expectNoSecret('stocker', shownOf(answer), 'refusal of a receipt');
    }
  });

  test('stands in those of the admin', async () => {
    const { world, seller } = await givenShop();
    const admin = await loginAs(world, seller);
    const read = async (url: string) => textOf(shownOf(await admin.get(url)));
    expect(await read('/api/purchasing/receipts/1')).toMatch(COST);
    for (const file of [
      '/api/purchasing/receipts/1/calculation?format=pdf',
      '/api/purchasing/orders/1/pdf',
      '/api/purchasing/orders/1/xlsx',
      '/api/admin/reports/margin?from=2026-11-01&to=2026-11-30&by=product&format=xlsx',
    ])
      expect(await read(file), file).toMatch(COST);
  });
});
