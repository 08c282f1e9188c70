import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie and what the database keeps of it. */
export type Token = { readonly token: string; readonly id: string };

/** Makes a random token of 256 bits; only its `id`, a SHA-256, may be stored (reliability.md "Access"). */
export function createToken(): Token {
  const token = randomBytes(32).toString('base64url');
  return { token, id: hashToken(token) };
}

/** The SHA-256 under which a token is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
