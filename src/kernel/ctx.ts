import type { Db } from '#db/client.ts';
import type { ShopEvent } from '#shared/events.ts';
import type { Role } from '#shared/roles.ts';

export type Actor = {
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  readonly regionId: number;
  readonly discountBasisPoints: number;
  readonly driverCode: number | null;
};

export type ClockDoubt = 'leapt' | 'behind' | 'ahead';

export type Clock = {
  readonly now: () => number;
  readonly doubt?: () => ClockDoubt | null;
  readonly expiryNow?: () => number;
  readonly machineNow?: () => number;
  readonly trustMachine?: () => void;
};

export function isClockTrusted({ clock }: { readonly clock: Clock }): boolean {
  return !clock.doubt?.();
}

export function expiryTime({ clock }: { readonly clock: Clock }): number {
  return clock.expiryNow?.() ?? clock.now();
}

export const STEADY_CLOCK: Clock = { now: () => performance.now() };

/** Passed to every domain function: database (or transaction), caller (null for a guest), time, events. */
export type Ctx = {
  readonly db: Db;
  readonly actor: Actor | null;
  readonly clock: Clock;
  /** Announces an event; inside a transaction it is deferred until the commit. */
  readonly emit: (event: ShopEvent) => void;
  readonly reportFault?: ((error: unknown) => void) | undefined;
  /** Set when `db` is a transaction, so that a nested command joins it. */
  readonly isInTransaction?: boolean | undefined;
  /** Set in a transaction; runs the step as its last one. */
  readonly beforeCommit?: ((step: () => void) => void) | undefined;
};

export type ActorCtx = Ctx & { readonly actor: Actor };

export const SHOP_ITSELF: Actor = {
  id: 0,
  role: 'admin',
  name: '',
  regionId: 1,
  discountBasisPoints: 0,
  driverCode: null,
};

export function actorIdOf({ actor }: Pick<Ctx, 'actor'>): number | null {
  return actor === null || actor.id === SHOP_ITSELF.id ? null : actor.id;
}
