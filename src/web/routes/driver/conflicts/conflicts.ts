import { isRecord } from '#shared/is-record.ts';
import { listStored, readStored, writeStored } from '#web/device/phone-memory.ts';
import { newKey } from '#web/new-key.ts';
import { forgetUnsent } from '#web/routes/driver/outbox/outbox-store.ts';
import { noteUnreadable } from '#web/routes/driver/outbox/unreadable.ts';

export type Conflict = {
  readonly id: string;
  readonly kind: string;
  readonly variables: unknown;
  readonly at: number;
  readonly message: string;
  readonly code?: string | undefined;
};

const FOLDER = 'conflicts/';

let known: readonly Conflict[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Conflict[]): void {
  known = next;
  for (const listener of listeners) listener();
}

export function listConflicts(): readonly Conflict[] {
  return known;
}

export function watchConflicts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export async function restoreConflicts(): Promise<void> {
  const names = await listStored(FOLDER);
  const stored = await Promise.all(names.map(restoreConflict));
  change(stored.flatMap((conflict) => conflict ?? []).sort((a, b) => a.at - b.at));
}

/**
 * Stores a rejected action until it is resolved. False when the phone could not store it: then it must stay in the
 * queue.
 */
export async function noteConflict(conflict: Omit<Conflict, 'id'>): Promise<boolean> {
  const noted = { ...conflict, id: newKey() };
  const isStored = await writeStored(FOLDER + noted.id, conflict);
  change([...known, noted]);
  return isStored;
}

export async function settleConflict(conflict: Conflict): Promise<void> {
  await forgetConflict(conflict);
  await forgetUnsent(conflict.variables);
}

export async function forgetConflict({ id }: Conflict): Promise<void> {
  change(known.filter((conflict) => conflict.id !== id));
  await writeStored(FOLDER + id, null);
}

export async function settleConflictsOf(orderId: number): Promise<void> {
  for (const conflict of known) {
    if (isRecord(conflict.variables) && conflict.variables['orderId'] === orderId)
      await settleConflict(conflict);
  }
}

async function restoreConflict(name: string): Promise<Conflict | null> {
  const stored = await readStored(name);
  const conflict = readConflict(name, stored);
  if (conflict === null && stored !== null) noteUnreadable(name, stored);
  return conflict;
}

function readConflict(name: string, stored: unknown): Conflict | null {
  if (!isRecord(stored)) return null;
  const { kind, variables, at, message, code } = stored;
  if (typeof kind !== 'string' || typeof at !== 'number' || typeof message !== 'string') return null;
  const id = name.slice(FOLDER.length);
  return { id, kind, variables, at, message, code: typeof code === 'string' ? code : undefined };
}
