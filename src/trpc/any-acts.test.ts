import { TRPCError } from '@trpc/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.ts';
import { ROLES, type Role } from '#shared/roles.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { type JsonSchema, plausible } from '#testing/junk.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { openWorld } from '#testing/world.ts';
import { appRouter } from './app-router.ts';

type Act = { readonly path: string; readonly role: Role; readonly input: unknown; readonly minutes: number };

const acts: fc.Arbitrary<Act>[] =
  // biome-ignore lint/suspicious/noExplicitAny: tRPC keeps a procedure's inputs out of its type
  Object.entries<any>(appRouter._def.procedures)
    .filter(([path, { _def }]) => _def.type === 'mutation' && !path.startsWith('public.'))
    .map(([path, { _def }]) => {
      const schema: JsonSchema =
        _def.inputs.length > 0 ? z.toJSONSchema(_def.inputs[0], { io: 'input', unrepresentable: 'any' }) : {};
      const roles: Role[] = ROLES.filter((role) => _def.meta.roles.includes(role));
      return fc.record({
        path: fc.constant(path),
        role: fc.constantFrom(...roles),
        input: plausible(schema),
        // The clock advances, and sometimes jumps a day ahead or back.
        minutes: fc.oneof(
          { weight: 20, arbitrary: fc.integer({ min: 0, max: 30 }) },
          { weight: 1, arbitrary: fc.constantFrom(-1440, 1440) },
        ),
      });
    });

/** Sales are frequent, so that the other actions find something to act on. */
const sale: fc.Arbitrary<Act> = fc.record({
  path: fc.constant('customer.orders.place'),
  role: fc.constant('customer' as const),
  input: fc.record({
    products: fc.array(
      fc.record({ productId: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 9 }) }),
      { minLength: 1, maxLength: 2 },
    ),
    deliverDate: fc.constant(THURSDAY),
  }),
  minutes: fc.constant(1),
});

const anyAct = fc.oneof({ weight: 1, arbitrary: sale }, { weight: 9, arbitrary: fc.oneof(...acts) });

function openShop() {
  const world = openWorld();
  const actors = new Map(
    ROLES.map((role) => [role, givenUser(world, role, role === 'driver' ? { driverCode: 1 } : {})] as const),
  );
  for (let count = 0; count < 3; count += 1) givenProduct(world, { stock: 60 });
  const seller = { name: 'Furnizo', address: 'Lipjan', fiscalNumber: '600010000', vatNumber: '330010000' };
  world.handle.connection
    .prepare("INSERT INTO settings (key, value, updated_at) VALUES ('seller', ?, 0)")
    .run(JSON.stringify(seller));
  return { world, actors };
}

async function outcomeOf({ world, actors }: ReturnType<typeof openShop>, act: Act): Promise<string> {
  world.advance(act.minutes * 60_000);
  const caller = world.call(actors.get(act.role) ?? null);
  try {
    // biome-ignore lint/suspicious/noExplicitAny: the path is only known while it runs
    await act.path.split('.').reduce<any>((node, key) => node[key], caller)(act.input);
    return 'done';
  } catch (error) {
    if (error instanceof TRPCError && error.cause instanceof DomainError) return error.cause.code;
    if (error instanceof TRPCError && error.cause instanceof z.ZodError) return 'no-input';
    throw error;
  }
}

test('whatever all roles do in whatever order, what holds in every shop holds after it', async () => {
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 60, maxLength: 120, size: 'max' }), async (sequence) => {
      const shop = openShop();
      for (const act of sequence) {
        const outcome = await outcomeOf(shop, act);
        if (outcome === 'done') done.add(act.path);
      }
      expectInvariants(shop.world);
    }),
    { numRuns: propertyRuns(5) },
  );
  expect(done.size).toBeGreaterThan(20);
});
