import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { eq, lte, sql } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import type { Db } from '#db/client.ts';
import { perConnection } from '#db/per-connection.ts';
import { pick } from '#db/schema/columns.ts';
import { sessions, users } from '#db/schema/users.ts';
import { type Clock, type Ctx, expiryTime } from '#kernel/ctx.ts';
import { createToken, hashToken } from './token.ts';
import { writeIfPossible } from './write-if-possible.ts';

type SessionAttributes = { readonly loginId: number; readonly absoluteExpiresAt: number };

declare module 'lucia' {
  interface Register {
    UserId: number;
    DatabaseSessionAttributes: SessionAttributes;
    Lucia: Lucia<SessionAttributes>;
  }
}

export type ValidSession = {
  readonly userId: number;
  readonly loginId: number;
  readonly wasExtended: boolean;
};

const IDLE_MINUTES = 15;
const IDLE_MS = IDLE_MINUTES * 60_000;
const EXTEND_AT_MOST_EVERY_MS = 60_000;
const ABSOLUTE_MS = 30 * 24 * 3_600_000;

/**
 * lucia uses the machine's clock, but the shop has its own. The adapter converts every end of a session, and never lets
 * an extension exceed the session's absolute end.
 */
class ShopClockAdapter extends DrizzleSQLiteAdapter {
  readonly #db: Db;
  readonly #clock: Clock;

  constructor(db: Db, clock: Clock) {
    super(db, sessions, users);
    this.#db = db;
    this.#clock = clock;
  }

  /** Selects only the user's id, by a prepared query: users are looked up every few seconds. */
  override async getSessionAndUser(id: string): ReturnType<DrizzleSQLiteAdapter['getSessionAndUser']> {
    const found = sessionById(this.#db).get({ id });
    if (!found) return [null, null];
    const { userId, expiresAt, ...attributes } = found;
    const endsAt = new Date(expiresAt * 1000 + Date.now() - expiryTime({ clock: this.#clock }));
    return [
      { id, userId, expiresAt: endsAt, attributes },
      { id: userId, attributes: {} },
    ];
  }

  override async setSession(session: Parameters<DrizzleSQLiteAdapter['setSession']>[0]) {
    await super.setSession({ ...session, expiresAt: this.#toShopTime(session.expiresAt) });
  }

  override async updateSessionExpiration(id: string, expiresAt: Date) {
    const seconds = Math.floor(this.#toShopTime(expiresAt).getTime() / 1000);
    writeIfPossible(() =>
      this.#db
        .update(sessions)
        .set({ expiresAt: sql`min(${seconds}, ${sessions.absoluteExpiresAt} / 1000)` })
        .where(eq(sessions.id, id))
        .run(),
    );
  }

  override async deleteSession(id: string) {
    writeIfPossible(() => this.#db.delete(sessions).where(eq(sessions.id, id)).run());
  }

  override async deleteExpiredSessions() {
    this.#db
      .delete(sessions)
      .where(lte(sessions.expiresAt, Math.floor(this.#clock.now() / 1000)))
      .run();
  }

  #toShopTime(machineTime: Date): Date {
    return new Date(machineTime.getTime() - Date.now() + this.#clock.now());
  }
}

const sessionById = perConnection((db) =>
  db
    .select(pick(sessions, 'userId', 'expiresAt', 'loginId', 'absoluteExpiresAt'))
    .from(sessions)
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(),
);

function luciaFor(adapter: ShopClockAdapter) {
  return new Lucia<SessionAttributes>(adapter, {
    sessionExpiresIn: new TimeSpan(IDLE_MINUTES, 'm'),
    getSessionAttributes: ({ loginId, absoluteExpiresAt }) => ({ loginId, absoluteExpiresAt }),
  });
}

/**
 * Opens an access session of a login: 15 minutes, extended by use, 30 days at most. Returns the token for the cookie,
 * of which the database stores only a hash, and the absolute end (ms).
 */
export async function openSession(
  ctx: Ctx,
  login: { readonly userId: number; readonly loginId: number },
): Promise<{ readonly sessionToken: string; readonly sessionExpiresAt: number }> {
  const { token, id } = createToken();
  const absoluteExpiresAt = ctx.clock.now() + ABSOLUTE_MS;
  await luciaFor(new ShopClockAdapter(ctx.db, ctx.clock)).createSession(
    login.userId,
    { loginId: login.loginId, absoluteExpiresAt },
    { sessionId: id },
  );
  return { sessionToken: token, sessionExpiresAt: absoluteExpiresAt };
}

/** The session of a token, extended by its use; null when there is none or it has expired. */
export async function validateSession(ctx: Ctx, sessionToken: string): Promise<ValidSession | null> {
  const adapter = new ShopClockAdapter(ctx.db, ctx.clock);
  const { session } = await luciaFor(adapter).validateSession(hashToken(sessionToken));
  if (!session || session.absoluteExpiresAt <= expiryTime(ctx)) return null;
  const remainingMs = session.expiresAt.getTime() - Date.now();
  const isDue = !session.fresh && remainingMs <= IDLE_MS - EXTEND_AT_MOST_EVERY_MS;
  if (isDue) await adapter.updateSessionExpiration(session.id, new Date(Date.now() + IDLE_MS));
  return { userId: session.userId, loginId: session.loginId, wasExtended: session.fresh || isDue };
}

export async function deleteExpiredSessions(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await luciaFor(new ShopClockAdapter(ctx.db, ctx.clock)).deleteExpiredSessions();
}
