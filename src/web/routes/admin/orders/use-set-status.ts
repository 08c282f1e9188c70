import { useMutation } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { ORDER_STATUSES, type OrderStatus } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { queryClient } from '#web/query-client.ts';
import { refreshAfter } from '#web/refresh-after.ts';
import { showToast } from '#web/ui/toast.ts';
import { ordersTexts as texts } from './texts.ts';

type OrderPage = inferOutput<typeof api.admin.orders.list>;

/** An order as the list shows it. */
export type ListedOrder = OrderPage['orders'][number];

/** Sets an order's status: it shows at once, and what it was is restored when the server rejects (spec 1 §4). */
export function useSetStatus() {
  const lists = api.admin.orders.list.pathFilter();
  return useMutation(
    api.admin.orders.setStatus.mutationOptions({
      onMutate: async ({ orderId, status }) => {
        await queryClient.cancelQueries(lists);
        const before = queryClient.getQueriesData<OrderPage>(lists);
        queryClient.setQueriesData<OrderPage>(lists, (page) => page && withStatus(page, orderId, status));
        return before;
      },
      onError: (error, _input, before) => {
        for (const [key, page] of before ?? []) queryClient.setQueryData(key, page);
        showToast({ tone: 'error', message: errorText(error, texts.statusFailed) });
      },
      onSuccess: () => showToast({ tone: 'success', message: texts.statusDone, id: 'status' }),
      onSettled: () => refreshAfter('order'),
    }),
  );
}

function withStatus(page: OrderPage, orderId: number, wanted: string): OrderPage {
  const orders = page.orders.map((order) =>
    order.orderId === orderId ? { ...order, status: statusOf(wanted, order.status) } : order,
  );
  return { ...page, orders };
}

function statusOf(wanted: string, otherwise: OrderStatus): OrderStatus {
  return ORDER_STATUSES.find((status) => status === wanted) ?? otherwise;
}
