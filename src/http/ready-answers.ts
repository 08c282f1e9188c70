import type { ReadyAnswer } from './answer-bytes.ts';

/** What all kept answers take together, packed and not; one that takes more than a hundredth is not kept. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ANSWER_BYTES = MAX_BYTES / 100;
/** Packed twice, an answer takes about as much again. */
const SIZE_OF_PACKED = 2;

type Kept = { readonly answer: ReadyAnswer; readonly version: string };

/** Answers by key, each as long as what it was made from is still of that version; those used longest ago go first. */
export type ReadyAnswers = {
  readonly get: (key: string, version: string) => ReadyAnswer | undefined;
  readonly keep: (key: string, version: string, answer: ReadyAnswer) => void;
};

export function createReadyAnswers(): ReadyAnswers {
  const kept = new Map<string, Kept>();
  let size = 0;
  const drop = (key: string) => {
    const known = kept.get(key);
    if (!known) return;
    size -= sizeOf(key, known.answer);
    kept.delete(key);
  };
  return {
    get: (key, version) => {
      const known = kept.get(key);
      if (!known) return undefined;
      if (known.version !== version) {
        drop(key);
        return undefined;
      }
      kept.delete(key);
      kept.set(key, known);
      return known.answer;
    },
    keep: (key, version, answer) => {
      drop(key);
      if (answer.bytes.length > MAX_ANSWER_BYTES) return;
      kept.set(key, { answer, version });
      size += sizeOf(key, answer);
      while (size > MAX_BYTES) {
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
