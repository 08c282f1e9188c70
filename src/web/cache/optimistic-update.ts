import type { QueryFilters } from '@tanstack/react-query';
import { queryClient } from '#web/query-client.ts';

export type Rollback = () => void;

/**
 * Applies a change to every cached answer that `filters` match before the server has confirmed it. Running fetches are
 * cancelled, since they would restore the old state; cancelling reverts the cache, hence the second `show`. Rollback
 * restores the previous state, unless something else has changed it since; `restore` reverts only this change.
 */
export async function optimisticUpdate<T>(
  filters: readonly QueryFilters[],
  change: (shown: T) => T,
  restore?: (shown: T, before: T) => T,
): Promise<Rollback> {
  const touched = new Map<string, { readonly before: T; readonly after: T | undefined }>();
  const answers = () =>
    filters
      .flatMap((filter) => queryClient.getQueriesData<T>(filter))
      .flatMap(([key, shown]) => (shown === undefined ? [] : [{ key, name: JSON.stringify(key), shown }]));
  const show = () => {
    for (const { key, name, shown } of answers()) {
      const earlier = touched.get(name);
      if (earlier && shown === earlier.after) continue;
      const before = earlier?.before ?? shown;
      touched.set(name, { before, after: queryClient.setQueryData<T>(key, change(shown)) });
    }
  };
  show();
  await Promise.all(filters.map((filter) => queryClient.cancelQueries(filter)));
  show();
  return () => {
    for (const { key, name, shown } of answers()) {
      const shownBefore = touched.get(name);
      if (!shownBefore) continue;
      if (restore) queryClient.setQueryData<T>(key, restore(shown, shownBefore.before));
      else if (shown === shownBefore.after) queryClient.setQueryData<T>(key, shownBefore.before);
    }
  };
}
