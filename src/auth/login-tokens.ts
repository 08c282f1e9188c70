/** What a login hands to the browser: tokens that only http turns into cookies (instants in ms since the epoch). */
export type LoginTokens = {
  readonly sessionToken: string;
  /** The absolute end of the session: the cookie outlives idle sessions, whose end only the server decides. */
  readonly sessionExpiresAt: number;
  readonly refreshToken: string;
  readonly refreshExpiresAt: number;
};
