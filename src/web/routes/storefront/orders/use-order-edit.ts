import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { Selling } from '#shared/prices/packs.ts';
import { api, client } from '#web/api.ts';
import { codeOf } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { showToast } from '#web/ui/toast.ts';
import { myOrderTexts as texts } from './texts.ts';
import type { CustomerOrder } from './use-my-orders.ts';

export type EditedLine = Selling & {
  readonly productId: number;
  readonly name: string;
  readonly image: string | null;
  readonly available: number;
  readonly unitPriceE4: number;
  readonly placed: number;
  readonly quantity: number;
};

export type OrderEdit = ReturnType<typeof useOrderEdit>;

/** The server previews price and validity before anything is saved. */
export function useOrderEdit(opened: CustomerOrder, onDone: () => void) {
  const queryClient = useQueryClient();
  const [order] = useState(opened);
  const [lines, setLines] = useState(() => order.lines.map(toEdited));
  const [deliverDate, setDeliverDate] = useState<ISODate | null>(order.deliverDate);
  const [comment, setComment] = useState(order.comment);
  const request = {
    orderId: order.id,
    version: order.version,
    lines: lines.flatMap(({ productId, quantity }) => (quantity > 0 ? [{ productId, quantity }] : [])),
    ...(deliverDate === null || deliverDate === order.deliverDate ? {} : { deliverDate }),
    comment,
  };
  const isDirty =
    deliverDate !== order.deliverDate ||
    comment !== order.comment ||
    lines.some((line) => line.quantity !== line.placed);
  const preview = useQuery({
    queryKey: ['order-change', JSON.stringify(request)],
    queryFn: () => client.customer.orders.previewChange.mutate(request),
    enabled: isDirty && request.lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const change = useAction(api.customer.orders.change, {
    success: texts.saved,
    failure: texts.failure,
    affects: ['order', 'stock'],
    attempts: { about: ({ orderId }) => orderId },
    isSilent: (error) => codeOf(error) === 'order-changed',
    onSuccess: (changed) => {
      queryClient.setQueryData(api.customer.orders.get.queryKey({ orderId: changed.id }), changed);
    },
    onDone,
    onError: (error) => {
      const code = codeOf(error);
      if (code === 'order-total-changed') void preview.refetch();
      if (code !== 'order-changed' && code !== 'order-being-prepared') return;
      if (code === 'order-changed') showToast({ tone: 'error', message: texts.changedMeanwhile });
      void queryClient.invalidateQueries(api.customer.orders.pathFilter());
      onDone();
    },
  });
  return {
    order,
    lines: lines.map((line) => ({ ...line, unitPriceE4: priceOf(line, preview.data) })),
    deliverDate,
    setDeliverDate,
    comment,
    setComment,
    isDirty,
    preview,
    change,
    setQuantity: (productId: number, quantity: number) =>
      setLines((before) =>
        before.flatMap((line) => {
          if (line.productId !== productId) return [line];
          return quantity === 0 && line.placed === 0 ? [] : [{ ...line, quantity }];
        }),
      ),
    add: (line: EditedLine) => setLines((before) => [...before, line]),
    save: () => {
      if (preview.data && !preview.isPlaceholderData) {
        void change.run({ ...request, expectedTotalCents: preview.data.totalCents });
      }
    },
  };
}

function toEdited(line: CustomerOrder['lines'][number]): EditedLine {
  const { stock, quantity } = line;
  return { ...line, available: stock + quantity, placed: quantity };
}

function priceOf(line: EditedLine, preview: CustomerOrder | undefined): number {
  return (preview?.lines.find(({ productId }) => productId === line.productId) ?? line).unitPriceE4;
}
