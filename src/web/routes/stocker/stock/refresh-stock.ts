import { api } from '../../../api.ts';
import { queryClient } from '../../../query-client.ts';

/** Fetches the figures of the warehouse again. */
export function refreshStock(): Promise<void> {
  return queryClient.invalidateQueries(api.stocker.stock.pathFilter());
}
