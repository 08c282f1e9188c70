import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** The caller's own account as it stands now; its entries are read from statements. */
export function useOwnAccount() {
  return useQuery(api.customer.account.get.queryOptions({ limit: 1 }, { staleTime: 0 }));
}
