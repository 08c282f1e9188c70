import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

export function useMyBalance() {
  return useQuery(api.customer.balance.get.queryOptions({ limit: 1 }, { staleTime: 0 }));
}
