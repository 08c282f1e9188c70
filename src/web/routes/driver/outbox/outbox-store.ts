import { writeStored } from '#web/device/phone-memory.ts';
import { newKey } from '#web/new-key.ts';
import { findLastUser, getSession } from '#web/session.ts';

export const SENDER_KINDS = ['status', 'receipt', 'count', 'collect', 'spend'] as const;

export type SenderKind = (typeof SENDER_KINDS)[number];

export type StoredAct = { readonly kind: SenderKind; readonly variables: unknown; readonly at: number };

type Entry = StoredAct & { readonly name: string; readonly driverId: number };

export const OUTBOX = 'outbox/';

export const ownPage = newKey();

/**
 * Keyed by the variables sent. An entry is removed only when the server has answered, the driver has undone it, or it
 * is stored as a conflict: never because a lookup failed.
 */
const entries = new Map<unknown, Entry>();
const notOnPhone = new Set<Entry>();
const listeners = new Set<() => void>();
let atRisk = 0;

function notify(): void {
  atRisk = notOnPhone.size;
  for (const listener of listeners) listener();
}

/** Actions that are only in memory and would be lost with the page. */
export function countAtRisk(): number {
  return atRisk;
}

export function watchAtRisk(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export async function storeUnsent(stored: StoredAct): Promise<boolean> {
  const session = getSession();
  if (session.status !== 'user') return false;
  const entry = entries.get(stored.variables) ?? {
    ...stored,
    // The network may set the phone's clock back; the order of the acts is not changed by it.
    at: Math.max(stored.at, ...[...entries.values()].map(({ at }) => at + 1)),
    driverId: session.user.id,
    name: `${OUTBOX}${ownPage}/${newKey()}`,
  };
  entries.set(stored.variables, entry);
  for (const other of notOnPhone) {
    if (other.driverId === session.user.id) void write(other);
  }
  return await write(entry);
}

async function write(entry: Entry): Promise<boolean> {
  const { kind, variables, at } = entry;
  // A list of one, which earlier versions can read too.
  const isStored = await writeStored(entry.name, [{ kind, variables, at }]);
  if (isStored || !entries.has(variables)) notOnPhone.delete(entry);
  else notOnPhone.add(entry);
  notify();
  return isStored;
}

export function noteStored(stored: StoredAct, name: string, driverId: number): void {
  const isKnown = [...entries.values()].some((entry) => entry.name === name);
  if (!isKnown) entries.set(stored.variables, { ...stored, name, driverId });
}

export async function forgetUnsent(variables: unknown): Promise<void> {
  const entry = entries.get(variables);
  if (!entry) return;
  entries.delete(variables);
  notOnPhone.delete(entry);
  notify();
  await writeStored(entry.name, null);
}

export function listStoredOf(driverId: number): StoredAct[] {
  return [...entries.values()].filter((entry) => entry.driverId === driverId).sort((a, b) => a.at - b.at);
}

export function isOwn(variables: unknown): boolean {
  const driverId = entries.get(variables)?.driverId;
  const session = getSession();
  const last = findLastUser();
  return session.status === 'user' && session.user.id === driverId && (last?.id ?? driverId) === driverId;
}

export class NotOwn extends Error {
  override readonly name = 'NotOwn';
}

/** Checked right before each send: an action must never be booked to another driver. */
export function expectOwn(variables: unknown): void {
  if (!isOwn(variables)) throw new NotOwn();
}
