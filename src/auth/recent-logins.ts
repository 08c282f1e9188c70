import type { Clock, Ctx } from '#kernel/ctx.ts';
import { type Authenticated, authenticate } from './authenticate.ts';

const TTL_MS = 5000;
const MAX_KEPT = 2000;

type Recent = { readonly found: Authenticated; readonly version: string; readonly at: number };

export type Authenticate = (ctx: Ctx, sessionToken: string | null) => Promise<Authenticated | null>;

/**
 * `authenticate` for a running shop: sessions that were seen within the last seconds are known without asking the
 * database. `version` differs after each change of people, logins and sessions, so that a logout, another role or a
 * deactivation counts from the very next call.
 */
export function rememberRecent(version: () => string, clock: Clock): Authenticate {
  const recent = new Map<string, Recent>();
  return async (ctx, sessionToken) => {
    if (!sessionToken) return null;
    const now = version();
    const known = recent.get(sessionToken);
    const age = known ? clock.now() - known.at : TTL_MS;
    if (known?.version === now && age >= 0 && age < TTL_MS) return known.found;
    recent.delete(sessionToken);
    const at = clock.now();
    const found = await authenticate(ctx, sessionToken);
    // What has changed meanwhile, its own longer life included, is looked up again by the next call.
    if (found && version() === now) recent.set(sessionToken, { found, version: now, at });
    const [oldest] = recent.keys();
    if (recent.size > MAX_KEPT && oldest !== undefined) recent.delete(oldest);
    return found;
  };
}
