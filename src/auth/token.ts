import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret for a cookie and what the database keeps of it. */
export type Token = { readonly token: string; readonly id: string };

/** Makes a random token of 256 bits; only its `id`, a SHA-256, may be stored. */
export function createToken(): Token {
  const token = randomBytes(32).toString('base64url');
  return { token, id: hashToken(token) };
}

/** Known to this process alone, so that nobody who copied a token can work out those that follow it. */
const FOLLOWING = randomBytes(32);

/** The token that follows another: the same one for every tab that asks, also at the same time. */
export function followToken(before: string): Token {
  const token = createHmac('sha256', FOLLOWING).update(before).digest('base64url');
  return { token, id: hashToken(token) };
}

/** The SHA-256 under which a token is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
