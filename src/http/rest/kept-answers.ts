import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export type KeptAnswer = { readonly json: Buffer; readonly gzipped: Buffer };

export type KeepAnswer = (key: string, pieces: () => AsyncIterable<string>) => Promise<KeptAnswer>;

const MAX_KEPT = 4;

const compress = promisify(gzip);

type Kept = { readonly version: string; readonly answer: Promise<KeptAnswer> };

/**
 * Keeps the latest few answers as bytes. Everybody who asks while one is being made waits for the same one. `version`
 * says whether what they are made from is still the same.
 */
export function createKeptAnswers(version: () => string): KeepAnswer {
  const kept = new Map<string, Kept>();
  return (key, pieces) => {
    const now = version();
    const known = kept.get(key);
    kept.delete(key);
    const entry = known?.version === now ? known : { version: now, answer: make(pieces) };
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    entry.answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.answer;
  };
}

async function make(pieces: () => AsyncIterable<string>): Promise<KeptAnswer> {
  const parts: Buffer[] = [];
  for await (const piece of pieces()) parts.push(Buffer.from(piece));
  const json = Buffer.concat(parts);
  return { json, gzipped: await compress(json, { level: 4 }) };
}
