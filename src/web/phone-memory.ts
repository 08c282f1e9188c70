import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import { isRecord } from '#shared/is-record.ts';
import { type ISODate, isISODate } from '#shared/shop-dates.ts';

/*
 * What a phone keeps in IndexedDB for the person who works on it, so that it outlives a reload, a page that the phone
 * throws away, and the tab. Everything ends with the day or with logging out, and nobody but its owner gets it. A browser
 * that keeps nothing works without.
 */

type Owner = { readonly userId: number; readonly day: ISODate };

const OWNER = 'owner';

/** What was done and not yet sent is kept until it is sent, also while somebody else uses the phone. */
const UNSENT = /^\d+\/(?:outbox|conflicts|photos)\//;

/** A phone whose storage does not answer must not keep its driver waiting. */
const MAX_WAIT_MS = 3000;

let owner: Owner | null = null;
let opened: UseStore | null = null;

function store(): UseStore {
  opened ??= createStore('furnizo-phone', 'kept');
  return opened;
}

/** Opens the memory for a person and a day: what is another's, or of a day that is over, is forgotten first. */
export async function openPhoneMemory(next: Owner): Promise<void> {
  const before = owner;
  if (before?.userId !== next.userId) owner = null;
  await tryTo(async () => {
    const kept = readOwner(await get(OWNER, store()));
    const isOwn = kept?.userId === next.userId;
    const isOver = (name: string) => !isOwn || (kept.day < next.day && !isForDay(name, next.day));
    await forget((name) => isOver(name) && !UNSENT.test(name));
    await set(OWNER, next, store());
    owner = next;
  });
}

/** What was kept under a name, or null. It is whatever an earlier version of the program wrote: check it. */
export async function readKept(name: string): Promise<unknown> {
  if (owner === null) return null;
  return (await tryTo(() => get(keyOf(owner, name), store()))) ?? null;
}

/** Keeps something; null forgets it. False when the phone did not do it. */
export async function keep(name: string, value: unknown): Promise<boolean> {
  if (owner === null) return false;
  const key = keyOf(owner, name);
  const isDone = await tryTo(async () => {
    await (value === null ? del(key, store()) : set(key, value, store()));
    return true;
  });
  return isDone ?? false;
}

/** The names under which something is kept, of those that begin so. */
export async function listKept(prefix: string): Promise<string[]> {
  if (owner === null) return [];
  const own = keyOf(owner, '');
  const all = (await tryTo(() => keys<string>(store()))) ?? [];
  return all.filter((key) => key.startsWith(own + prefix)).map((key) => key.slice(own.length));
}

/** Forgets everything, for the next person at this phone; only what somebody has not sent stays theirs. */
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

/** Whether a name carries its day, and that day is not over: what was loaded or counted for tomorrow stays. */
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
