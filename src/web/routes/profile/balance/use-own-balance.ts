import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** The caller's own account as it stands now; its entries are read from statements. */
export function useOwnBalance() {
  return useQuery(api.customer.balance.get.queryOptions({ limit: 1 }, { staleTime: 0 }));
}
