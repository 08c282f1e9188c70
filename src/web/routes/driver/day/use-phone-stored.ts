import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { dehydrate, hydrate, type Query } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#web/api.ts';
import { openPhoneMemory, readStored, writeStored } from '#web/device/phone-memory.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { queryClient } from '#web/query-client.ts';
import { restoreConflicts } from '#web/routes/driver/conflicts/conflicts.ts';
import { forgetOrphans } from '#web/routes/driver/handover/stored-photos.ts';
import { takeUpOutbox } from '#web/routes/driver/outbox/take-up-outbox.ts';
import { clearUnreadable } from '#web/routes/driver/outbox/unreadable.ts';
import { storedForTheDay } from './driver-lists.ts';

/**
 * Persists the driver's lists and the outbox on the phone. True once the stored state is restored: nothing may be
 * rendered, or typed, before.
 */
export function usePhoneStored(driverId: number | undefined): boolean {
  const today = useShopToday();
  const [isReady, setReady] = useState(false);
  const storedDay = useRef(today);
  useEffect(() => {
    if (driverId === undefined) return;
    const stopping = new AbortController();
    if (storedDay.current !== today) forgetLists();
    storedDay.current = today;
    const start = async () => {
      await openPhoneMemory({ userId: driverId, day: today });
      if (stopping.signal.aborted) return;
      await restoreDay();
      clearUnreadable();
      await restoreConflicts();
      await takeUpOutbox(driverId, stopping.signal);
      if (stopping.signal.aborted) return;
      void forgetOrphans();
      stopping.signal.addEventListener('abort', storeDay());
      setReady(true);
    };
    void start();
    return () => stopping.abort();
  }, [driverId, today]);
  return isReady;
}

const SHAPE = '4';

const WRITE_DELAY_MS = 500;

const persister = createAsyncStoragePersister({
  key: 'day',
  throttleTime: WRITE_DELAY_MS,
  storage: {
    getItem: async (name) => {
      const stored = await readStored(name);
      return typeof stored === 'string' ? stored : null;
    },
    setItem: async (name, value) => void (await writeStored(name, value)),
    removeItem: async (name) => void (await writeStored(name, null)),
  },
});

function isDrivers({ queryKey: [path] }: Query): boolean {
  return Array.isArray(path) && path[0] === 'driver';
}

export async function restoreDay(): Promise<void> {
  queryClient.setQueryDefaults(api.driver.pathKey(), storedForTheDay);
  try {
    const stored = await persister.restoreClient();
    if (stored?.buster === SHAPE) hydrate(queryClient, stored.clientState);
    // A restored list is stale whatever its age, and refetched once online.
    void queryClient.invalidateQueries(api.driver.pathFilter());
  } catch {
    // An unparsable copy is dropped; the server has the day.
  }
}

export function forgetLists(): void {
  queryClient.removeQueries({ ...api.driver.pathFilter(), type: 'inactive' });
}

export function storeDay(): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isDrivers(query)) return;
    const clientState = dehydrate(queryClient, {
      // A failed refetch leaves the cached list on the screen.
      shouldDehydrateQuery: (candidate) => candidate.state.data !== undefined && isDrivers(candidate),
      shouldDehydrateMutation: () => false,
    });
    void persister.persistClient({ buster: SHAPE, timestamp: Date.now(), clientState });
  });
}
