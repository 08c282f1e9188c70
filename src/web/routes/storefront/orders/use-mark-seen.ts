import { useDocumentVisibility } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/api.ts';
import type { CustomerOrder } from './use-my-orders.ts';

export function useMarkSeen(orders: readonly CustomerOrder[]): void {
  const queryClient = useQueryClient();
  const isLooking = useDocumentVisibility() === 'visible';
  const unseen = orders.flatMap((order) => order.changes.filter((change) => change.isUnseen));
  const newest = Math.max(0, ...unseen.map((change) => change.id));
  const { mutate } = useMutation(
    api.customer.orders.markSeen.mutationOptions({
      onSuccess: (left) => {
        queryClient.setQueryData(api.customer.orders.unread.queryKey(), left);
        void queryClient.invalidateQueries({
          ...api.customer.orders.list.pathFilter(),
          refetchType: 'none',
        });
      },
    }),
  );
  useEffect(() => {
    if (isLooking && newest > 0) mutate({ upToChangeId: newest });
  }, [isLooking, newest, mutate]);
}
