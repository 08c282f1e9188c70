import { listStored, readStored, writeStored } from '#web/device/phone-memory.ts';
import { readUnsent, takeUp } from './outbox.ts';
import { listStoredOf, noteStored, OUTBOX, ownPage } from './outbox-store.ts';
import { noteUnreadable } from './unreadable.ts';

const heldPages = new Set([ownPage]);
let hasOwnLock = false;

export async function takeUpOutbox(driverId: number, signal: AbortSignal): Promise<void> {
  if (!hasOwnLock) void lockPage(ownPage);
  hasOwnLock = true;
  takeUp(listStoredOf(driverId));
  const names = await listStored(OUTBOX);
  for (const page of new Set(names.map(pageOf))) {
    if (heldPages.has(page)) await takeUpPage(page, driverId, signal);
    else void takeOver(page, driverId, signal);
  }
}

async function takeOver(page: string, driverId: number, signal: AbortSignal): Promise<void> {
  if (await lockPage(page, signal)) await takeUpPage(page, driverId, signal);
}

function pageOf(name: string): string {
  return name.slice(OUTBOX.length).split('/')[0] ?? '';
}

async function takeUpPage(page: string, driverId: number, signal: AbortSignal): Promise<void> {
  heldPages.add(page);
  for (const name of await listStored(OUTBOX + page)) {
    const stored = await readStored(name);
    if (signal.aborted) return;
    if (stored === null) continue;
    // An earlier version stored all actions of a page in one list.
    if (name === OUTBOX + page) await splitList(name, stored, (...act) => noteAct(...act, driverId));
    else noteAct(name, Array.isArray(stored) ? stored[0] : stored, driverId);
    if (signal.aborted) return;
  }
  takeUp(listStoredOf(driverId));
}

async function splitList(
  name: string,
  stored: unknown,
  note: (name: string, act: unknown) => void,
): Promise<void> {
  const acts = (Array.isArray(stored) ? stored : [stored]).map((act: unknown, index) => ({
    name: `${name}/${index}`,
    act,
  }));
  const written = Promise.all(acts.map((part) => writeStored(part.name, [part.act])));
  for (const part of acts) note(part.name, part.act);
  if ((await written).every(Boolean)) await writeStored(name, null);
}

function noteAct(name: string, act: unknown, driverId: number): void {
  const unsent = readUnsent(act);
  if (unsent) noteStored(unsent, name, driverId);
  else noteUnreadable(name, [act]);
}

function lockPage(page: string, signal?: AbortSignal): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks
      .request(`furnizo.${OUTBOX}${page}`, signal ? { signal } : {}, hold)
      .catch(() => resolve(signal?.aborted !== true));
  });
}
