import type { Db } from '#db/client.ts';
import type { ShopEvent } from '#shared/events.ts';
import type { Role } from '#shared/roles.ts';

/** Who asks. `discountBasisPoints` is the person's own discount (zbritje), `driverCode` is set for drivers. */
export type Actor = {
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  readonly regionId: number;
  readonly discountBasisPoints: number;
  readonly driverCode: number | null;
};

/** Why the date has to be confirmed: the machine's clock was moved, or at a start it does not fit what was written last. */
export type ClockDoubt = 'leapt' | 'behind' | 'ahead';

/** The only source of time in the domain. A clock that only tells the time (a command's, a test's) is trusted. */
export type Clock = {
  readonly now: () => number;
  /** Why an administrator has to confirm the date; null while the clock can be trusted. */
  readonly doubt?: () => ClockDoubt | null;
  /** The latest instant that is certain: by it things expire while `now` is in doubt. */
  readonly expiryNow?: () => number;
  /** What the machine's own clock says, right or wrong. */
  readonly machineNow?: () => number;
  /** From now on the machine's clock holds. */
  readonly trustMachine?: () => void;
};

/** Whether what the shop does by itself (cancel, delete, rotate) may be done by the date. */
export function isClockTrusted({ clock }: { readonly clock: Clock }): boolean {
  return !clock.doubt?.();
}

/** The instant by which logins, codes and keys have expired. */
export function expiryTime({ clock }: { readonly clock: Clock }): number {
  return clock.expiryNow?.() ?? clock.now();
}

/** Counts on from the start of the process, whatever is done to the date: for how long something has lasted. */
export const STEADY_CLOCK: Clock = { now: () => performance.now() };

/** What every domain function is handed: database (or transaction), who asks (null for a guest), time, events. */
export type Ctx = {
  readonly db: Db;
  readonly actor: Actor | null;
  readonly clock: Clock;
  /** Announces an event; inside a transaction it is held back until the commit. */
  readonly emit: (event: ShopEvent) => void;
  /** Tells the operator of a fault in work that nobody's request waits for any more. */
  readonly reportFault?: ((error: unknown) => void) | undefined;
  /** Set when `db` is a transaction, so that a nested command joins it. */
  readonly isInTransaction?: boolean | undefined;
};

/** A context in which somebody is logged in. */
export type ActorCtx = Ctx & { readonly actor: Actor };

/** The actor when nobody acts: what the shop does by itself, with the office's rights. Stored as no person. */
export const SHOP_ITSELF: Actor = {
  id: 0,
  role: 'admin',
  name: '',
  regionId: 1,
  discountBasisPoints: 0,
  driverCode: null,
};

/** The person to be stored with a change; null for the shop itself and for guests. */
export function actorIdOf({ actor }: Pick<Ctx, 'actor'>): number | null {
  return actor === null || actor.id === SHOP_ITSELF.id ? null : actor.id;
}
