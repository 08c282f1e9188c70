import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '#web/device/phone-memory.ts';

export type Stored<T> = readonly [T | null | undefined, (value: T | null) => void];

export function useStored<T>(name: string, read: (stored: unknown) => T | null): Stored<T> {
  const [held, setHeld] = useState<{ readonly name: string; readonly value: T | null }>();
  const reader = useRef(read);
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
      void writeStored(name, value);
    },
    [name],
  );
  return [held?.name === name ? held.value : undefined, set];
}

export function readIds(stored: unknown): number[] | null {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : null;
}
