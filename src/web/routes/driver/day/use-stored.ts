import { useCallback, useEffect, useRef, useState } from 'react';
import { keep, readKept } from '#web/phone-memory.ts';

export type Kept<T> = readonly [T | null | undefined, (value: T | null) => void];

export function useStored<T>(name: string, read: (kept: unknown) => T | null): Kept<T> {
  const [held, setHeld] = useState<{ readonly name: string; readonly value: T | null }>();
  const reader = useRef(read);
  const write = useWriter<T>();
  useEffect(() => {
    let isOver = false;
    void readKept(name).then((kept) => {
      if (!isOver) setHeld((now) => (now?.name === name ? now : { name, value: reader.current(kept) }));
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
      await keep(next.name, next.value);
    }
    isWriting.current = false;
  }, []);
}
