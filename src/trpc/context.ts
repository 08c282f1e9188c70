import type { Auth } from '#auth/auth.ts';
import type { LoginTokens } from '#auth/login-tokens.ts';
import type { Actor, Ctx } from '#kernel/ctx.ts';
import type { LiveEvent } from '#shared/events.ts';
import type { ShopHealth } from '#shared/shop-health.ts';

export type RequestCookies = {
  readonly refreshToken: string | null;
  readonly setLogin: (tokens: LoginTokens) => void;
  readonly clearLogin: () => void;
};

export type EventSource = {
  readonly listen: (actor: Actor, signal: AbortSignal | undefined) => AsyncIterable<readonly LiveEvent[]>;
};

export type CallFrame = {
  /** Files are served by REST routes only: tRPC would encode the bytes as JSON. */
  readonly channel: 'screens' | 'facade';
  readonly waitTurn: () => Promise<void>;
  readonly admits: (answer: unknown) => boolean;
};

export const INTERNAL_FRAME: CallFrame = { channel: 'facade', waitTurn: async () => {}, admits: () => true };

export type RequestContext = Ctx & {
  readonly auth: Auth;
  readonly loginId: number | null;
  readonly frame: CallFrame;
  readonly ip: string;
  readonly isSharedAddress?: boolean | undefined;
  readonly userAgent: string;
  readonly deviceToken?: string | null | undefined;
  readonly idempotencyKey: string | null;
  readonly cookies: RequestCookies;
  readonly events: EventSource;
  readonly imagesFolder: string;
  readonly wantSmallImage?: ((fileName: string) => void) | undefined;
  readonly documentsFolder: string;
  readonly health: () => ShopHealth;
  /** Addresses of the shop on the local network. */
  readonly addresses?: (() => readonly string[]) | undefined;
};
