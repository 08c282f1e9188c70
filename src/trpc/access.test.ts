import { type AnyRouter, TRPCError } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { DomainError } from '#kernel/domain-error.ts';
import { ROLES, type Role } from '#shared/roles.ts';
import { givenUser } from '#testing/builders.ts';
import { openWorld, type World } from '#testing/world.ts';
import { appRouter } from './app-router.ts';
import type { ProcedureMeta } from './trpc.ts';

type Asker = Role | 'guest';
const ASKERS: readonly Asker[] = ['guest', ...ROLES];

/** The maximum roles that procedures of a folder may admit; a builder from another folder fails here. */
const FOLDERS: Readonly<Record<string, readonly Asker[]>> = {
  public: ['guest'],
  profile: ROLES,
  customer: ['customer', 'admin'],
  admin: ['admin'],
  stocker: ['stocker', 'admin'],
  driver: ['driver'],
  packer: ['packer', 'admin'],
  callAgent: ['call_agent', 'admin'],
};

const procedures = Object.entries<{ readonly _def: { readonly meta?: unknown } }>(
  (appRouter as AnyRouter)._def.procedures,
);

function stampOf(meta: unknown): readonly Asker[] {
  return (meta as ProcedureMeta | undefined)?.roles ?? [];
}

async function knock(
  world: World,
  path: string,
  asker: Asker,
): Promise<'let in' | 'unauthorized' | 'forbidden'> {
  const caller = world.call(asker === 'guest' ? null : givenUser(world, asker));
  // biome-ignore lint/suspicious/noExplicitAny: the path is only known while it runs
  const procedure = path.split('.').reduce<any>((node, key) => node[key], caller);
  try {
    const answer = await procedure();
    await answer?.return?.();
  } catch (error) {
    expect(error).toBeInstanceOf(TRPCError);
    const cause = (error as TRPCError).cause;
    if (cause instanceof DomainError && (cause.code === 'unauthorized' || cause.code === 'forbidden')) {
      return cause.code;
    }
  }
  return 'let in';
}

test('there are procedures to knock at', () => {
  expect(procedures.length).toBeGreaterThan(20);
});

describe.each(procedures)('%s', (path, procedure) => {
  const stamp = stampOf(procedure._def.meta);

  test('says who may call it, nobody but those of its folder', () => {
    expect(stamp).not.toEqual([]);
    const folder = FOLDERS[path.split('.')[0] ?? ''] ?? [];
    expect(stamp.filter((role) => !folder.includes(role))).toEqual([]);
  });

  test('lets those in and turns all others away before it looks at what they send', async () => {
    const world = openWorld();
    const answers = await Promise.all(
      ASKERS.map(async (asker) => [asker, await knock(world, path, asker)] as const),
    );
    const expected = ASKERS.map((asker) => {
      if (stamp.includes('guest') || stamp.includes(asker)) return [asker, 'let in'];
      return [asker, asker === 'guest' ? 'unauthorized' : 'forbidden'];
    });
    expect(answers).toEqual(expected);
  });
});
