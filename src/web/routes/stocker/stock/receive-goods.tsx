import { skipToken, useQuery } from '@tanstack/react-query';
import { api, client } from '#web/api.ts';
import { useExpectedOrders } from '#web/features/receiving/expected-orders.tsx';
import { ReceiveDialog, SupplierPaper } from '#web/features/receiving/receive-dialog.tsx';
import { receivingTexts as t } from '#web/features/receiving/texts.ts';
import { useOverDelivery } from '#web/features/receiving/use-over-delivery.ts';
import { type Posted, type Receiving, withoutPosted } from '#web/features/receiving/use-receiving.ts';
import { useFeatureState } from '#web/features/use-feature.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { undoStock } from './undo-stock.ts';

type ReceiveGoodsProps = { readonly receiving: Receiving; readonly onClose: () => void };

/** *Prano mall* of the warehouse: with or without a purchase order, and without any price. */
export function ReceiveGoods({ receiving, onClose }: ReceiveGoodsProps) {
  const orderId = useFeatureState('purchasing') === 'off' ? null : receiving.orderId;
  const orders = useExpectedOrders();
  const expected = orders.find(({ id }) => id === orderId);
  // No longer expected once another receipt has completed it.
  const { data: complete } = useQuery(
    api.stocker.purchasing.orders.get.queryOptions(
      orderId === null || expected ? skipToken : { id: orderId },
    ),
  );
  type Posting = { readonly lines: readonly Posted[] };
  const finish = {
    onSuccess: (_answer: unknown, { lines }: Posting) => receiving.leaveOut(lines),
    onDone: (_answer: unknown, { lines }: Posting) => {
      if (withoutPosted(receiving.lines, lines).length === 0) onClose();
    },
  };
  const free = useAction(api.stocker.stock.receive, {
    attempts: { storedAs: 'receiving-key' },
    affects: ['stock'],
    failure: t.failed,
    success: (figures) => t.done(figures.length),
    undo: ([first]) => (first ? undoStock(first.changeId) : null),
    ...finish,
  });
  const { options, ...over } = useOverDelivery();
  const ofOrder = useAction(api.stocker.purchasing.receipts.post, {
    ...options,
    attempts: { storedAs: 'receiving-order-key' },
    affects: ['stock', 'purchasing'],
    failure: t.failed,
    success: ({ lines }) => t.done(lines.length),
    undo:
      ({ id }) =>
      () =>
        client.stocker.purchasing.receipts.undo.mutate({ id }),
    ...finish,
  });
  const submit = (acceptsOver: boolean) => {
    const { note, head } = receiving;
    const lines = receiving.lines.map(({ productId, quantity }) => ({ productId, quantity }));
    if (orderId === null) return void free.run({ note, lines });
    void ofOrder.run({ orderId, supplierPaper: head.supplierPaper, note, acceptsOver, lines });
  };
  const forget = () => {
    free.forget();
    ofOrder.forget();
  };
  const isPending = free.isPending || ofOrder.isPending;
  return (
    <ReceiveDialog
      receiving={receiving}
      orders={orders}
      order={expected ?? complete ?? null}
      {...(orderId === null
        ? {}
        : { foot: <SupplierPaper receiving={receiving} />, noteHint: t.noteHintBesidePaper })}
      posting={{ ...over, isPending, submit, forget }}
      onClose={onClose}
    />
  );
}
