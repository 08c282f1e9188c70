import { writeStored } from '#web/device/phone-memory.ts';

export type Unreadable = { readonly name: string; readonly stored: unknown };

let known: readonly Unreadable[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Unreadable[]): void {
  known = next;
  for (const listener of listeners) listener();
}

export function listUnreadable(): readonly Unreadable[] {
  return known;
}

export function watchUnreadable(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function noteUnreadable(name: string, stored: unknown): void {
  change([...known.filter((other) => other.name !== name), { name, stored }]);
}

export function clearUnreadable(): void {
  change([]);
}

export async function dropUnreadable({ name }: Unreadable): Promise<void> {
  change(known.filter((other) => other.name !== name));
  await writeStored(name, null);
}
