import type { QueryFilters } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

export type Rollback = () => void;

/**
 * Shows a change in every answer in the cache that `filters` name, before the server has said anything. A fetch that is
 * under way is called off, since it would bring back what was; giving up restores the list, hence the second showing.
 * The rollback shows what was before, unless something else has changed it since. `restore` puts back what this change
 * alone has changed, whatever else has happened.
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
