/** The tokens of a login, which http turns into cookies (instants in ms since the epoch). */
export type LoginTokens = {
  readonly sessionToken: string;
  readonly sessionExpiresAt: number;
  readonly refreshToken: string;
  readonly refreshExpiresAt: number;
  /** Set at login; it identifies the device next time. */
  readonly deviceToken?: string;
};
