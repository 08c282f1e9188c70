import { createHmac, randomBytes } from 'node:crypto';

const STEP_MS = 30_000;

const DIGITS = 6;

/** Bytes of a key for HMAC-SHA1, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret in Base32 (RFC 4648), as authenticator apps expect. */
export function createSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** RFC 6238 with SHA-1, six digits and steps of 30 s, which every authenticator app supports. */
export function totpOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function stepAt(instantMs: number): number {
  return Math.floor(instantMs / STEP_MS);
}

/** The step of a code, at most one before or after now; undefined for no valid step. */
export function findStep(secret: string, code: string, instantMs: number): number | undefined {
  const now = stepAt(instantMs);
  return [now, now - 1, now + 1].find((step) => totpOf(secret, step) === code);
}

export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
