import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { knownDevices } from '#db/schema/users.ts';
import { type Ctx, expiryTime } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import { createToken, hashToken } from './token.ts';

const FORGET_AFTER_MS = 400 * 24 * 3_600_000;

const MAX_DEVICES = 50;

const TOKEN_FORM = /^[\w-]{43}$/;

export function isKnownDevice(ctx: Ctx, userId: number, token: string | null | undefined): boolean {
  if (!token || !TOKEN_FORM.test(token)) return false;
  const found = ctx.db
    .select({ at: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, hashToken(token))))
    .get();
  return found !== undefined && found.at > expiryTime(ctx) - FORGET_AFTER_MS;
}

/** Remembers the device of a login; `isNew` when the user has others and this is not one of them. */
export function rememberDevice(
  tx: Ctx,
  userId: number,
  given: string | null | undefined,
): { readonly token: string; readonly isNew: boolean } {
  const isKnown = isKnownDevice(tx, userId, given);
  const token = given && TOKEN_FORM.test(given) ? given : createToken().token;
  const now = tx.clock.now();
  const own = eq(knownDevices.userId, userId);
  const others = countRows(tx, knownDevices, own);
  tx.db
    .insert(knownDevices)
    .values({ userId, tokenHash: hashToken(token), lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt: now },
    })
    .run();
  forgetDevices(tx, userId, now);
  return { token, isNew: !isKnown && others > 0 };
}

function forgetDevices(tx: Ctx, userId: number, now: number): void {
  const own = eq(knownDevices.userId, userId);
  tx.db
    .delete(knownDevices)
    .where(and(own, lt(knownDevices.lastUsedAt, now - FORGET_AFTER_MS)))
    .run();
  const surplus = tx.db
    .select({ hash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(own)
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(100)
    .offset(MAX_DEVICES)
    .all()
    .map(({ hash }) => hash);
  if (surplus.length > 0)
    tx.db
      .delete(knownDevices)
      .where(and(own, inArray(knownDevices.tokenHash, surplus)))
      .run();
}
