import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export type CachedAnswer = { readonly json: Buffer; readonly gzipped: Buffer };

export type AnswerCache = (key: string, pieces: () => AsyncIterable<string>) => Promise<CachedAnswer>;

const MAX_ENTRIES = 4;

const compress = promisify(gzip);

type Entry = { readonly version: string; readonly answer: Promise<CachedAnswer> };

/**
 * Caches the latest few responses as bytes; concurrent requests share one computation. An entry is valid while
 * `version` is unchanged.
 */
export function createAnswerCache(version: () => string): AnswerCache {
  const cache = new Map<string, Entry>();
  return (key, pieces) => {
    const now = version();
    const known = cache.get(key);
    cache.delete(key);
    const entry = known?.version === now ? known : { version: now, answer: make(pieces) };
    cache.set(key, entry);
    const [oldest] = cache.keys();
    if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
    entry.answer.catch(() => {
      if (cache.get(key) === entry) cache.delete(key);
    });
    return entry.answer;
  };
}

async function make(pieces: () => AsyncIterable<string>): Promise<CachedAnswer> {
  const parts: Buffer[] = [];
  for await (const piece of pieces()) parts.push(Buffer.from(piece));
  const json = Buffer.concat(parts);
  return { json, gzipped: await compress(json, { level: 4 }) };
}
