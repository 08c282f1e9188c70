/** What a login hands to the browser: tokens that only http turns into cookies (instants in ms since the epoch). */
export type LoginTokens = {
  readonly sessionToken: string;
  readonly sessionExpiresAt: number;
  readonly refreshToken: string;
  readonly refreshExpiresAt: number;
  /** Set by a login: by it the device is known the next time. */
  readonly deviceToken?: string;
};
