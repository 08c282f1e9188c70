import { keep } from '#web/phone-memory.ts';

/** Something in the queue's part of the phone that this version of the program can't read; it is neither sent nor lost. */
export type Unreadable = { readonly name: string; readonly kept: unknown };

let known: readonly Unreadable[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Unreadable[]): void {
  known = next;
  for (const listener of listeners) listener();
}

/** All of it that was found for this driver. */
export function listUnreadable(): readonly Unreadable[] {
  return known;
}

/** Tells of every change; returns how to stop. */
export function watchUnreadable(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows it to the driver; it stays on the phone, since a later version may read it. */
export function noteUnreadable(name: string, kept: unknown): void {
  change([...known.filter((other) => other.name !== name), { name, kept }]);
}

/** Looks for it anew: another driver is not shown what the first left. */
export function clearUnreadable(): void {
  change([]);
}

/** Takes it off the phone, as the driver chose. */
export async function dropUnreadable({ name }: Unreadable): Promise<void> {
  change(known.filter((other) => other.name !== name));
  await keep(name, null);
}
