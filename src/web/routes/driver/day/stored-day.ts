import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { dehydrate, hydrate, type Query } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { keep, readKept } from '#web/phone-memory.ts';
import { queryClient } from '#web/query-client.ts';
import { storedForTheDay } from './driver-lists.ts';

const SHAPE = '4';

const WRITE_DELAY_MS = 500;

const persister = createAsyncStoragePersister({
  key: 'day',
  throttleTime: WRITE_DELAY_MS,
  storage: {
    getItem: async (name) => {
      const kept = await readKept(name);
      return typeof kept === 'string' ? kept : null;
    },
    setItem: async (name, value) => void (await keep(name, value)),
    removeItem: async (name) => void (await keep(name, null)),
  },
});

function isDrivers({ queryKey: [path] }: Query): boolean {
  return Array.isArray(path) && path[0] === 'driver';
}

export async function restoreDay(): Promise<void> {
  queryClient.setQueryDefaults(api.driver.pathKey(), storedForTheDay);
  try {
    const kept = await persister.restoreClient();
    if (kept?.buster === SHAPE) hydrate(queryClient, kept.clientState);
    // A copy is shown, and asked about as soon as there is a network, however young it is.
    void queryClient.invalidateQueries(api.driver.pathFilter());
  } catch {
    // A copy that can't be read is no copy; the server has the day.
  }
}

export function forgetLists(): void {
  queryClient.removeQueries({ ...api.driver.pathFilter(), type: 'inactive' });
}

export function storeDay(): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isDrivers(query)) return;
    const clientState = dehydrate(queryClient, {
      // A list that could not be fetched again is still the day's list.
      shouldDehydrateQuery: (candidate) => candidate.state.data !== undefined && isDrivers(candidate),
      shouldDehydrateMutation: () => false,
    });
    void persister.persistClient({ buster: SHAPE, timestamp: Date.now(), clientState });
  });
}
