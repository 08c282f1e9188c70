import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import { type ISODate, isISODate } from '#shared/dates/shop-dates.ts';
import { isRecord } from '#shared/is-record.ts';

/* Per-user storage in IndexedDB that survives a reload, a page discarded by the phone, and the tab. It ends with the
   day or the logout, except for unsent changes and, at midnight, begun handovers, and is read for its owner only.
   Without IndexedDB the screens work from memory. */

type Owner = { readonly userId: number; readonly day: ISODate };

const OWNER = 'owner';

const UNSENT = /^\d+\/(?:outbox|conflicts|photos)\//;

const BEGUN = /^\d+\/handover\//;

const MAX_WAIT_MS = 3000;

let owner: Owner | null = null;
let opened: UseStore | null = null;

function store(): UseStore {
  opened ??= committing(createStore('furnizo-phone', 'kept'));
  return opened;
}

/** Left to itself, the browser commits a write only later, and a reload or a discarded page takes it back. */
function committing(use: UseStore): UseStore {
  return (mode, work) =>
    use(mode, (kept) => {
      const result = work(kept);
      if (mode === 'readwrite') kept.transaction.commit();
      return result;
    });
}

export async function openPhoneMemory(next: Owner): Promise<void> {
  const before = owner;
  if (before?.userId !== next.userId) owner = null;
  await tryTo(async () => {
    const stored = readOwner(await get(OWNER, store()));
    const isOwn = stored?.userId === next.userId;
    const isOver = (name: string) =>
      !isOwn || (stored.day < next.day && !isForDay(name, next.day) && !BEGUN.test(name));
    await forget((name) => isOver(name) && !UNSENT.test(name));
    await set(OWNER, next, store());
    owner = next;
  });
}

export async function readStored(name: string): Promise<unknown> {
  if (owner === null) return null;
  return (await tryTo(() => get(keyOf(owner, name), store()))) ?? null;
}

export async function writeStored(name: string, value: unknown): Promise<boolean> {
  if (owner === null) return false;
  const key = keyOf(owner, name);
  const isDone = await tryTo(async () => {
    await (value === null ? del(key, store()) : set(key, value, store()));
    return true;
  });
  return isDone ?? false;
}

export async function listStored(prefix: string): Promise<string[]> {
  if (owner === null) return [];
  const own = keyOf(owner, '');
  const all = (await tryTo(() => keys<string>(store()))) ?? [];
  return all.filter((key) => key.startsWith(own + prefix)).map((key) => key.slice(own.length));
}

export async function forgetPhoneMemory(): Promise<void> {
  owner = null;
  await tryTo(() => forget((name) => !UNSENT.test(name)));
}

async function forget(isMeant: (name: string) => boolean): Promise<void> {
  for (const key of await keys<string>(store())) {
    if (isMeant(key)) await del(key, store());
  }
}

function keyOf(of: Owner | null, name: string): string {
  return `${of?.userId}/${name}`;
}

function isForDay(name: string, today: ISODate): boolean {
  const day = name.slice(-today.length);
  return isISODate(day) && day >= today;
}

function readOwner(value: unknown): Owner | null {
  if (!isRecord(value)) return null;
  const { userId, day } = value;
  return typeof userId === 'number' && typeof day === 'string' && isISODate(day) ? { userId, day } : null;
}

async function tryTo<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await Promise.race([work(), afterWaiting()]);
  } catch {
    return null;
  }
}

function afterWaiting(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), MAX_WAIT_MS));
}
