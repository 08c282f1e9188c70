import type { Ctx } from '../domain/kernel/ctx.ts';
import type { ShopEvent } from '../shared/events.ts';

/** What a login hands to the browser: tokens that only http turns into cookies (ms since the epoch). */
export type LoginTokens = {
  readonly sessionToken: string;
  readonly sessionExpiresAt: number;
  readonly refreshToken: string;
  readonly refreshExpiresAt: number;
};

/** The cookies of one request, behind an interface so that routers stay free of HTTP. */
export type RequestCookies = {
  readonly refreshToken: string | null;
  readonly setLogin: (tokens: LoginTokens) => void;
  readonly clearLogin: () => void;
};

/** Listening to the shop's events, for subscriptions. */
export type EventSource = {
  readonly listen: (signal: AbortSignal | undefined) => AsyncIterable<ShopEvent>;
};

/** Context of every procedure: the domain's context and what only a request knows. */
export type RequestContext = Ctx & {
  /** The login (device) behind the session, or null for a guest. */
  readonly loginId: number | null;
  readonly ip: string;
  readonly userAgent: string;
  readonly idempotencyKey: string | null;
  readonly cookies: RequestCookies;
  readonly events: EventSource;
  /** Folder of the image store. */
  readonly imagesFolder: string;
};
