import { useCallback, useRef } from 'react';
import { codeOf } from '#web/error-text.ts';
import { newKey } from '#web/new-key.ts';
import { readTabMemory, writeTabMemory } from '#web/tab-memory.ts';

export type Attempt = {
  readonly send: <T>(call: (idempotencyKey: string) => Promise<T>, about?: string | number) => Promise<T>;
  readonly forget: () => void;
};

export function useAttemptKey(keptAs?: string): Attempt {
  const keys = useRef(new Map<string, string>());
  const keep = useCallback(
    (about: string, key: string | null) => {
      if (key === null) keys.current.delete(about);
      else keys.current.set(about, key);
      if (keptAs !== undefined) writeTabMemory(keptAs + about, key);
    },
    [keptAs],
  );
  const send = useCallback(
    async <T>(call: (idempotencyKey: string) => Promise<T>, subject?: string | number): Promise<T> => {
      const about = subject === undefined ? '' : `:${subject}`;
      const key = keys.current.get(about) ?? readKept(keptAs, about) ?? newKey();
      keep(about, key);
      try {
        const answer = await call(key);
        keep(about, null);
        return answer;
      } catch (error) {
        if (codeOf(error) === 'idempotency-mismatch') keep(about, null);
        throw error;
      }
    },
    [keep, keptAs],
  );
  const forget = useCallback(() => {
    for (const about of ['', ...keys.current.keys()]) keep(about, null);
  }, [keep]);
  return { send, forget };
}

function readKept(keptAs: string | undefined, about: string): string | null {
  const kept = keptAs === undefined ? null : readTabMemory(keptAs + about);
  return typeof kept === 'string' ? kept : null;
}
