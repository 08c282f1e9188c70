import { useCallback, useRef } from 'react';
import { findServerError } from '#web/error-text.ts';
import { newKey } from '#web/new-key.ts';
import { readTabMemory, writeTabMemory } from '#web/tab-memory.ts';

/** What a dialog sends under its key; `forget` when the person drops what they were about to send. */
export type Attempt = {
  readonly send: <T>(call: (idempotencyKey: string) => Promise<T>) => Promise<T>;
  readonly forget: () => void;
};

/**
 * One key for what a dialog or draft is about to do, kept over failed attempts: whose answer was lost presses again, and
 * the server does it once. It is done with when the server did it, or says that it had done something else under it. A
 * draft that outlives a reload names where its key does too.
 */
export function useAttemptKey(keptAs?: string): Attempt {
  const key = useRef<string | null>(null);
  const keep = useCallback(
    (next: string | null) => {
      key.current = next;
      if (keptAs !== undefined) writeTabMemory(keptAs, next);
    },
    [keptAs],
  );
  const send = useCallback(
    async <T>(call: (idempotencyKey: string) => Promise<T>): Promise<T> => {
      const current = key.current ?? readKept(keptAs) ?? newKey();
      keep(current);
      try {
        const answer = await call(current);
        keep(null);
        return answer;
      } catch (error) {
        if (findServerError(error)?.error === 'Idempotency key reused') keep(null);
        throw error;
      }
    },
    [keep, keptAs],
  );
  return { send, forget: useCallback(() => keep(null), [keep]) };
}

function readKept(keptAs: string | undefined): string | null {
  const kept = keptAs === undefined ? null : readTabMemory(keptAs);
  return typeof kept === 'string' ? kept : null;
}
