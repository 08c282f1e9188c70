import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';

export type CustomerNotification = inferOutput<typeof api.customer.notifications.list>['items'][number];

export const keyOf = (item: CustomerNotification) => `${item.kind} ${subjectOf(item)} ${item.toldAt}`;

function subjectOf(item: CustomerNotification): number {
  if ('orderId' in item) return item.orderId;
  return item.kind === 'new-device' ? item.loginId : item.productId;
}

export function useNotifications() {
  const queryClient = useQueryClient();
  const query = useQuery(api.customer.notifications.list.queryOptions());
  const [isOpen, setOpen] = useState(false);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useMutation(
    api.customer.notifications.markSeen.mutationOptions({
      onSuccess: (left) => queryClient.setQueryData(api.customer.notifications.list.queryKey(), left),
    }),
  );
  const items = query.data?.items ?? [];
  const toggle = (wantsOpen: boolean) => {
    setOpen(wantsOpen);
    const unread = items.filter((item) => item.isUnread);
    if (!wantsOpen) return;
    setFresh(new Set(unread.map(keyOf)));
    if (unread.length > 0) mutate({ upTo: Math.max(...unread.map((item) => item.toldAt)) });
  };
  return {
    query,
    items,
    unread: query.data?.unread ?? 0,
    isOpen,
    toggle,
    isFresh: (item: CustomerNotification) => fresh.has(keyOf(item)),
  };
}
