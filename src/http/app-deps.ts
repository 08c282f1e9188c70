import type { DestinationStream } from 'pino';
import type { Auth } from '#auth/auth.ts';
import type { Env } from '#env.ts';
import type { Clock, Ctx } from '#kernel/ctx.ts';
import type { ShopHealth } from '#shared/shop-health.ts';
import type { EventHub } from './event-hub.ts';

/** The settings that the HTTP layer needs; a subset of the environment so that tests need not provide the rest. */
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
  | 'metricsToken'
>;

export type AppDeps = {
  readonly settings: HttpSettings;
  readonly db: Ctx['db'];
  readonly clock: Clock;
  readonly auth: Auth;
  readonly hub: EventHub;
  readonly imagesFolder: string;
  readonly smallImages: { readonly folder: string; readonly want: (fileName: string) => boolean };
  readonly documentsFolder: string;
  readonly webFolder: string;
  readonly version: string;
  readonly productVersion: () => string;
  readonly viewerKey: (ctx: Ctx) => string;
  readonly isHealthy: () => boolean;
  readonly health: () => ShopHealth;
  readonly storageFailed: () => void;
  readonly proxyNotTrusted?: () => void;
  /** Standard output by default. */
  readonly log?: DestinationStream;
  /** Addresses of the shop on the local network. */
  readonly addresses?: () => readonly string[];
};
