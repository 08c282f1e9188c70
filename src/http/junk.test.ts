import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ROLES, type Role } from '#shared/roles.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { type JsonSchema, junk, spoiled } from '#testing/junk.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { loginAs, type RestAnswer, type RestClient } from '#testing/rest-client.ts';
import { openWorld, type World } from '#testing/world.ts';
import { appRouter } from '#trpc/app-router.ts';
import type { RestRow } from './rest/kit/rest-row.ts';
import { restRows } from './rest/rest-rows.ts';

const SETTINGS = { numRuns: propertyRuns(25) };
const TIMEOUT_MS = propertyRuns(60) * 1_000;

async function givenShop(): Promise<{ world: World; clients: Map<Role | null, RestClient> }> {
  const world = openWorld();
  const clients = new Map<Role | null, RestClient>([[null, await loginAs(world, null)]]);
  for (const role of ROLES) {
    const actor = givenUser(world, role, role === 'driver' ? { driverCode: 1 } : {});
    clients.set(role, await loginAs(world, actor));
  }
  const productIds = [1, 2, 3].map(() => givenProduct(world, { stock: 50 }));
  const products = productIds.map((product_id) => ({ product_id, quantity: 1 }));
  const body = { products, deliver_date: '2026-11-20' };
  await clients.get('customer')?.post('/api/orders', body);
  return { world, clients };
}

function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

type Rejected = { readonly message?: unknown; readonly issues?: unknown };

function expectManners(answer: RestAnswer, body: Rejected | undefined, request: unknown): void {
  const said = `${JSON.stringify(request)?.slice(0, 600)} → ${answer.status} ${JSON.stringify(answer.body)?.slice(0, 300)}`;
  expect(answer.status, said).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(body, said).toMatchObject({
    error: expect.stringMatching(/./),
    message: expect.stringMatching(/./),
  });
  // The validation library's English words must not reach users.
  expect(JSON.stringify([body?.message, body?.issues]), said).not.toMatch(
    /Invalid (input|option)|Too (small|big)/,
  );
}

// Counterexamples found by long fuzz runs.
test.each([
  ['POST', '/api/callcenter/users', 'admin', { name: '!', number: '044123456', address: { toString: 'x' } }],
  ['GET', '/trpc/public.shop.deliveryDays?input=%7B%22from%22%3A%220001-01-01%22%7D', 'customer', undefined],
  ['GET', '/api/delivery/days?region_id=1&from=9999-12-31', 'admin', undefined],
] as const)('%s %s is rejected, and is no fault', async (method, url, role, payload) => {
  const { clients } = await givenShop();
  const headers = { 'content-type': 'application/json' };
  const body = payload === undefined ? {} : { headers, payload: JSON.stringify(payload) };
  const answer = await clients.get(role)?.send({ method, url, ...body });
  expect(answer?.status, JSON.stringify(answer?.body)).toBe(400);
});

function callers(roles: readonly (Role | 'guest')[]): fc.Arbitrary<Role | null> {
  const welcome = roles.includes('guest') ? ROLES : ROLES.filter((role) => roles.includes(role));
  return fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(...welcome) },
    { weight: 1, arbitrary: fc.constantFrom(null, ...ROLES) },
  );
}

test.each(restRows.map((row) => [`${row.method} ${row.url}`, row] as const))(
  '%s survives whatever it is sent',
  async (_name, row) => {
    const { world, clients } = await givenShop();
    const request = fc.record({
      role: callers(row.roles),
      input: spoiled(jsonSchema(row.input)),
      body: fc.option(junk, { nil: undefined, freq: 6 }),
      segment: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom('1', '2', '9') },
        { weight: 1, arbitrary: junk },
      ),
    });
    const property = fc.asyncProperty(request, async (sent) => {
      const client = clients.get(sent.role);
      const answer = await client?.send(toRequest(row, sent));
      if (answer) expectManners(answer, answer.body, sent);
    });
    await fc.assert(property, SETTINGS);
    expectInvariants(world);
  },
  TIMEOUT_MS,
);

function toRequest(row: RestRow, sent: { input: Record<string, unknown>; body: unknown; segment: unknown }) {
  const path = row.url.replaceAll(/\{(\w+)\}/g, () => encode(asText(sent.segment)).slice(0, 3000) || '1');
  if (row.method === 'GET') return { method: row.method, url: `/api${path}?${toQuery(sent.input)}` };
  const headers = { 'content-type': 'application/json' };
  return {
    method: row.method,
    url: `/api${path}`,
    headers,
    payload: JSON.stringify(sent.body ?? sent.input),
  };
}

function toQuery(input: Record<string, unknown>): string {
  return Object.entries(input)
    .flatMap(([name, value]) =>
      [value].flat().map((one) => `${encode(name)}=${encode(asText(one)).slice(0, 2000)}`),
    )
    .slice(0, 40)
    .join('&');
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

// biome-ignore lint/suspicious/noExplicitAny: tRPC keeps a procedure's inputs out of its type
const procedures = Object.entries<any>(appRouter._def.procedures).filter(
  ([, procedure]) => procedure._def.type !== 'subscription',
);

test.each(procedures)(
  '%s survives whatever it is sent',
  async (path, procedure) => {
    const { world, clients } = await givenShop();
    const { type, inputs, meta } = procedure._def;
    const schema = inputs.length > 0 ? jsonSchema(inputs[0]) : {};
    const call = fc.record({
      role: callers(meta.roles),
      input: fc.oneof({ weight: 5, arbitrary: spoiled(schema) }, { weight: 1, arbitrary: junk }),
    });
    const property = fc.asyncProperty(call, async ({ role, input }) => {
      const client = clients.get(role);
      const text = JSON.stringify(input);
      const answer = await (type === 'query'
        ? client?.get(`/trpc/${path}?input=${encode(text.slice(0, 3000))}`)
        : client?.post(`/trpc/${path}`, input));
      if (answer) expectManners(answer, answer.body?.error?.data?.body, { role, input });
    });
    await fc.assert(property, SETTINGS);
    expectInvariants(world);
  },
  TIMEOUT_MS,
);
