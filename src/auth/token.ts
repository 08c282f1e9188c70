import { createHash, createHmac, randomBytes } from 'node:crypto';

export type Token = { readonly token: string; readonly id: string };

export function createToken(): Token {
  const token = randomBytes(32).toString('base64url');
  return { token, id: hashToken(token) };
}

/** Known to this process only, so that a thief of a token can't compute its successors. */
const FOLLOWING = randomBytes(32);

export function followToken(before: string): Token {
  const token = createHmac('sha256', FOLLOWING).update(before).digest('base64url');
  return { token, id: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
