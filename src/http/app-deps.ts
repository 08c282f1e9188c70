import type { Auth } from '#auth/auth.ts';
import type { Authenticate } from '#auth/recent-logins.ts';
import type { Env } from '#env.ts';
import type { Clock, Ctx } from '#kernel/ctx.ts';
import type { ShopHealth } from '#shared/shop-health.ts';
import type { EventHub } from './event-hub.ts';

/** The settings that the door needs; a subset of the environment so that tests need not invent the rest. */
export type HttpSettings = Pick<
  Env,
  | 'https'
  | 'isSecure'
  | 'publicOrigins'
  | 'trustedProxies'
  | 'isRateLimited'
  | 'maxConnections'
  | 'maxConnectionsPerAddress'
  | 'logLevel'
>;

/** What the door is built from. */
export type AppDeps = {
  readonly settings: HttpSettings;
  readonly db: Ctx['db'];
  readonly clock: Clock;
  readonly auth: Auth;
  readonly hub: EventHub;
  readonly imagesFolder: string;
  /** Folder of the small pictures, and how one of them is asked for. */
  readonly smallImages: { readonly folder: string; readonly want: (fileName: string) => boolean };
  /** Folder of the issued papers' PDFs. */
  readonly documentsFolder: string;
  /** Folder of the built web bundle; it may be missing while only the server is worked on. */
  readonly webFolder: string;
  readonly version: string;
  /** Differs after each change of anything in the database, by whomever. */
  readonly databaseVersion: () => string;
  /** Differs after each change of a product, by whomever. */
  readonly productVersion: () => string;
  /** Who is behind a session token. */
  readonly authenticate: Authenticate;
  /** People of one key see the same products at the same prices. */
  readonly viewerKey: (ctx: Ctx) => string;
  /** Whether the database answers. */
  readonly isHealthy: () => boolean;
  /** How its disk, database and backups are. */
  readonly health: () => ShopHealth;
  /** Notes that a request met a full, failing or damaged disk. */
  readonly storageFailed: () => void;
};
