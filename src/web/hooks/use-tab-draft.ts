import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';
import { useUser } from '#web/session.ts';

function storeOf(userId: number | undefined, name: string): string {
  return `draft.${userId ?? 'nobody'}.${name}`;
}

export function useHasTabDraft(name: string): boolean {
  const userId = useUser()?.id;
  const [hasDraft] = useState(() => readTabMemory(storeOf(userId, name)) !== null);
  return hasDraft;
}

/** Text typed into a dialog, kept across an expired session or a reload. Drop it once saved or closed. */
export function useTabDraft<T>(name: string, schema: z.ZodType<T>, begin: () => T) {
  const userId = useUser()?.id;
  // Captured once: the user id is gone when the session expires under the open dialog.
  const [store] = useState(() => storeOf(userId, name));
  const [draft, setDraft] = useState(() => {
    const stored = schema.safeParse(readTabMemory(store));
    return stored.success ? stored.data : begin();
  });
  const written = useRef(draft);
  useEffect(() => {
    if (written.current === draft) return;
    written.current = draft;
    writeTabMemory(store, draft);
  }, [draft, store]);
  return { draft, setDraft, drop: () => writeTabMemory(store, null) };
}
