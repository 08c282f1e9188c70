import type { ReadyAnswer } from './answer-bytes.ts';

export const MEBIBYTE = 1024 * 1024;

const SIZE_OF_PACKED = 2;

type Kept = { readonly answer: ReadyAnswer; readonly version: string };

export type Room = {
  readonly roomBytes: number;
  readonly largestBytes: number;
  readonly lifeMs?: number;
};

export type ReadyAnswers = {
  readonly get: (key: string, version: string) => ReadyAnswer | undefined;
  readonly keep: (key: string, version: string, answer: ReadyAnswer) => void;
};

export function createReadyAnswers({ roomBytes, largestBytes, lifeMs }: Room): ReadyAnswers {
  const kept = new Map<string, Kept>();
  let size = 0;
  let last: string | undefined;
  const drop = (key: string) => {
    const known = kept.get(key);
    if (!known) return;
    size -= sizeOf(key, known.answer);
    kept.delete(key);
  };
  const empty = () => {
    kept.clear();
    size = 0;
  };
  return {
    get: (key, version) => {
      const known = kept.get(key);
      if (!known) return undefined;
      if (known.version !== version) {
        drop(key);
        return undefined;
      }
      if (key !== last) {
        kept.delete(key);
        kept.set(key, known);
        last = key;
      }
      return known.answer;
    },
    keep: (key, version, answer) => {
      drop(key);
      if (answer.bytes.length > largestBytes) return;
      if (lifeMs !== undefined && kept.size === 0) setTimeout(empty, lifeMs).unref();
      kept.set(key, { answer, version });
      last = key;
      size += sizeOf(key, answer);
      while (size > roomBytes) {
        const [oldest] = kept.keys();
        if (oldest === undefined) return;
        drop(oldest);
      }
    },
  };
}

function sizeOf(key: string, { bytes }: ReadyAnswer): number {
  return key.length * 2 + bytes.length * SIZE_OF_PACKED;
}
