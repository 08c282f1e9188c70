import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '#web/device/phone-memory.ts';

export type Stored<T> = readonly [T | null | undefined, (value: T | null) => void];

export function useStored<T>(name: string, read: (stored: unknown) => T | null): Stored<T> {
  const [held, setHeld] = useState<{ readonly name: string; readonly value: T | null }>();
  const reader = useRef(read);
  const write = useWriter<T>();
  useEffect(() => {
    let isOver = false;
    void readStored(name).then((stored) => {
      if (!isOver) setHeld((now) => (now?.name === name ? now : { name, value: reader.current(stored) }));
    });
    return () => {
      isOver = true;
    };
  }, [name]);
  const set = useCallback(
    (value: T | null) => {
      setHeld({ name, value });
      void write(name, value);
    },
    [name, write],
  );
  return [held?.name === name ? held.value : undefined, set];
}

function useWriter<T>() {
  const pending = useRef<{ readonly name: string; readonly value: T | null } | null>(null);
  const isWriting = useRef(false);
  return useCallback(async (name: string, value: T | null) => {
    pending.current = { name, value };
    if (isWriting.current) return;
    isWriting.current = true;
    while (pending.current !== null) {
      const next = pending.current;
      pending.current = null;
      await writeStored(next.name, next.value);
    }
    isWriting.current = false;
  }, []);
}

export function readIds(stored: unknown): number[] | null {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : null;
}
