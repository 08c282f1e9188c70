import { openShopClock, type ShopClock } from '#domain/clock/shop-clock.ts';
import type { Actor, Ctx } from '#kernel/ctx.ts';
import type { Caller } from '#trpc/app-router.ts';
import { WEDNESDAY_MORNING, type World } from './world.ts';

export type MovedClock = {
  readonly clock: () => ShopClock;
  readonly pass: (ms: number) => void;
  readonly leap: (ms: number) => void;
  readonly restart: (offMs?: number) => void;
  readonly ctx: Ctx;
  readonly as: (actor: Actor | null) => Ctx;
  readonly call: (actor: Actor | null) => Caller;
};

export function givenClock(world: World): MovedClock {
  let wall = WEDNESDAY_MORNING;
  let steady = 5_000;
  const open = () => openShopClock(world.handle, { wall: () => wall, steady: () => steady });
  let clock = open();
  const shared = {
    now: () => clock.now(),
    doubt: () => clock.doubt(),
    expiryNow: () => clock.expiryNow(),
    machineNow: () => clock.machineNow(),
    trustMachine: () => clock.trustMachine(),
  };
  const as = (actor: Actor | null): Ctx => ({ ...world.as(actor), clock: shared });
  return {
    clock: () => clock,
    pass: (ms) => {
      wall += ms;
      steady += ms;
      clock.persist();
    },
    leap: (ms) => {
      wall += ms;
      clock.persist();
    },
    restart: (offMs = 60_000) => {
      wall += offMs;
      steady = 1_000;
      clock = open();
      clock.persist();
    },
    ctx: as(null),
    as,
    call: (actor) => world.call(actor, { clock: shared }),
  };
}
