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

/** The only source of time in the domain. */
export type Clock = { readonly now: () => number };

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
