import type { Auth } from '#auth/auth.ts';
import type { LoginTokens } from '#auth/login-tokens.ts';
import type { Actor, Ctx } from '#kernel/ctx.ts';
import type { LiveEvent } from '#shared/events.ts';
import type { ShopHealth } from '#shared/shop-health.ts';

/** The cookies of one request, behind an interface so that routers stay free of HTTP. */
export type RequestCookies = {
  readonly refreshToken: string | null;
  readonly setLogin: (tokens: LoginTokens) => void;
  readonly clearLogin: () => void;
};

/** Listening to what happens in the shop and concerns a person, for subscriptions. */
export type EventSource = {
  readonly listen: (actor: Actor, signal: AbortSignal | undefined) => AsyncIterable<readonly LiveEvent[]>;
};

/** The request that a call came with: how it shares the server with the others. */
export type CallFrame = {
  /** Files are answered by the REST API's routes only, as bytes; to the screens they would be JSON of each byte. */
  readonly door: 'screens' | 'facade';
  /** Waits until this request is served again. */
  readonly waitTurn: () => Promise<void>;
  /** Whether an answer still fits into what the whole request may be answered. */
  readonly admits: (answer: unknown) => boolean;
};

/** The frame of calls that the program makes by itself. */
export const OWN_FRAME: CallFrame = { door: 'facade', waitTurn: async () => {}, admits: () => true };

/** Context of every procedure: the domain's context and what only a request knows. */
export type RequestContext = Ctx & {
  readonly auth: Auth;
  /** The login (device) behind the session, or null for a guest. */
  readonly loginId: number | null;
  readonly frame: CallFrame;
  readonly ip: string;
  readonly userAgent: string;
  readonly idempotencyKey: string | null;
  readonly cookies: RequestCookies;
  readonly events: EventSource;
  /** Folder of the image store. */
  readonly imagesFolder: string;
  /** Has the small picture of one that was stored made soon. */
  readonly wantSmallImage?: ((fileName: string) => void) | undefined;
  /** Folder of the issued papers' PDFs. */
  readonly documentsFolder: string;
  /** How the shop's disk, database and backups are. */
  readonly health: () => ShopHealth;
};
