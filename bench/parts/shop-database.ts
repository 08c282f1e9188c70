import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createAuth } from '#auth/auth.ts';
import { openLogin } from '#auth/open-login.ts';
import { type Db, openDatabase } from '#db/client.ts';
import { freezeDeliveredOrders } from '#domain/invoicing/freeze-delivered-orders.ts';

export function findDatabase(dataDir: string): string {
  const file = readdirSync(dataDir).find((name) => name.endsWith('.sqlite'));
  if (!file) throw new Error(`No database in ${dataDir}.`);
  return path.join(dataDir, file);
}

const ctxOf = (db: Db) => ({ db, actor: null, clock: { now: () => Date.now() }, emit: () => undefined });

const auth = createAuth({ isThrottled: false });

/** The cookie of a new login without password hashing, which would take a minute for all. */
export async function openCookie(db: Db, userId: number): Promise<string> {
  const request = { ...ctxOf(db), auth, loginId: null, ip: '127.0.0.1', userAgent: 'bench' };
  return `furnizo_session=${(await openLogin(request, userId)).sessionToken}`;
}

/** Runs an old shop's upkeep beforehand, which would otherwise be measured too. */
export function settle(dataDir: string): void {
  const { db, connection } = openDatabase(findDatabase(dataDir));
  freezeDeliveredOrders(ctxOf(db));
  connection.close();
}
