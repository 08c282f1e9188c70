import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

/** Fetches the figures of the warehouse again. */
export function refreshStock(): Promise<void> {
  return queryClient.invalidateQueries(api.stocker.stock.pathFilter());
}
