import { useCallback, useRef } from 'react';
import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';
import { codeOf } from '#web/error-text.ts';
import { newKey } from '#web/new-key.ts';
import { useOwnerId } from '#web/session.ts';

export type Attempt = {
  readonly send: <T>(call: (idempotencyKey: string) => Promise<T>, about?: string | number) => Promise<T>;
  readonly forget: () => void;
};

export function useAttemptKey(name?: string): Attempt {
  const ownerId = useOwnerId();
  const storedAs = name && `${name}.${ownerId}`;
  const keys = useRef(new Map<string, string>());
  const store = useCallback(
    (about: string, key: string | null) => {
      if (key === null) keys.current.delete(about);
      else keys.current.set(about, key);
      if (storedAs !== undefined) writeTabMemory(storedAs + about, key);
    },
    [storedAs],
  );
  const send = useCallback(
    async <T>(call: (idempotencyKey: string) => Promise<T>, subject?: string | number): Promise<T> => {
      const about = subject === undefined ? '' : `:${subject}`;
      const key = keys.current.get(about) ?? readStored(storedAs, about) ?? newKey();
      store(about, key);
      try {
        const answer = await call(key);
        store(about, null);
        return answer;
      } catch (error) {
        if (codeOf(error) === 'idempotency-mismatch') store(about, null);
        throw error;
      }
    },
    [store, storedAs],
  );
  const forget = useCallback(() => {
    for (const about of ['', ...keys.current.keys()]) store(about, null);
  }, [store]);
  return { send, forget };
}

function readStored(storedAs: string | undefined, about: string): string | null {
  const stored = storedAs === undefined ? null : readTabMemory(storedAs + about);
  return typeof stored === 'string' ? stored : null;
}
