import { newKey } from '#web/new-key.ts';
import { keep, listKept, readKept } from '#web/phone-memory.ts';
import { queryClient } from '#web/query-client.ts';
import { getSession } from '#web/session.ts';
import { listUnsent, readUnsent, takeUp } from './outbox.ts';

const FOLDER = 'outbox/';

/** Each page keeps its own list: two of them would overwrite each other's. */
const ownName = FOLDER + newKey();

/**
 * Keeps what the server has not yet confirmed on the phone, so that neither a reload nor a closed tab loses a delivery
 * (docs/decisions/014). What was kept before is taken up first: at once when its page is gone, else when it goes.
 * Returns how to stop.
 */
export function keepOutbox(): () => void {
  const stopping = new AbortController();
  void takeUpKept(stopping.signal);
  const stopWatching = queryClient.getMutationCache().subscribe(() => {
    // What an ended login made fail is not done: it waits for the next login of the same driver.
    if (getSession().status === 'user') keepUnsent();
  });
  return () => {
    stopping.abort();
    stopWatching();
  };
}

function keepUnsent(): void {
  const unsent = listUnsent();
  void keep(ownName, unsent.length === 0 ? null : unsent);
}

async function takeUpKept(signal: AbortSignal): Promise<void> {
  void holdName(ownName, () => new Promise(() => {}));
  for (const name of await listKept(FOLDER)) {
    if (signal.aborted) return;
    if (name === ownName) {
      if (listUnsent().length === 0) takeUp(readUnsent(await readKept(name)));
      continue;
    }
    void holdName(name, () => takeOver(name), signal);
  }
}

async function takeOver(name: string): Promise<void> {
  takeUp(readUnsent(await readKept(name)));
  keepUnsent();
  await keep(name, null);
}

/** Waits until no other page holds the name. A shop served over plain HTTP has no locks: there it is ours at once. */
async function holdName(name: string, work: () => Promise<unknown>, signal?: AbortSignal): Promise<void> {
  try {
    if ('locks' in navigator)
      await navigator.locks.request(`furnizo.${name}`, signal ? { signal } : {}, work);
    else if (name !== ownName) await work();
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
