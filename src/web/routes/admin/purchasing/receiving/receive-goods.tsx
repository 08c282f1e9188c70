import { SimpleGrid } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatUnitPrice, parseUnitPrice } from '#shared/prices/unit-price.ts';
import { NUMBER_FAULT_TEXTS } from '#shared/text/parse-number.ts';
import { api, client } from '#web/api.ts';
import { useExpectedOrders } from '#web/features/receiving/expected-orders.tsx';
import { ReceiveDialog, SupplierPaper } from '#web/features/receiving/receive-dialog.tsx';
import { receivingTexts } from '#web/features/receiving/texts.ts';
import { useOverDelivery } from '#web/features/receiving/use-over-delivery.ts';
import {
  type ReceivedLine,
  type Receiving,
  useReceiving,
  withoutPosted,
} from '#web/features/receiving/use-receiving.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { SupplierSelect } from '#web/routes/admin/purchasing/supplier-select.tsx';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { adminReceivingTexts as texts } from './texts.ts';

type ReceiveGoodsProps = {
  /** Receives against this order only. */
  readonly orderId?: number;
  readonly onClose: () => void;
};

/** *Prano mall* of the office: as in the warehouse, with supplier, day, document and costs. */
export function ReceiveGoods({ orderId, onClose }: ReceiveGoodsProps) {
  const receiving = useReceiving(orderId === undefined ? ':office' : `:order-${orderId}`);
  const [isChecked, setIsChecked] = useState(false);
  const expected = useExpectedOrders();
  const chosenId = orderId ?? receiving.orderId;
  const { data: order = null } = useQuery(
    api.admin.purchasing.orders.get.queryOptions(chosenId === null ? skipToken : { id: chosenId }),
  );
  const supplierId = chosenId === null ? receiving.head.supplierId : (order?.supplierId ?? null);
  const posting = usePosting({ receiving, orderId: chosenId, onTried: () => setIsChecked(true), onClose });
  return (
    <ReceiveDialog
      receiving={receiving}
      orders={orderId === undefined ? expected : []}
      order={order}
      posting={posting}
      head={<Head receiving={receiving} isOfOrder={chosenId !== null} />}
      costField={(line) => (
        <CostField
          line={line}
          supplierId={supplierId}
          orderedE4={order?.lines.find(({ productId }) => productId === line.productId)?.netPriceE4 ?? null}
          isChecked={isChecked}
          onChange={(cost) => receiving.changeLine(line.productId, { cost })}
        />
      )}
      noteHint={receivingTexts.noteHintBesidePaper}
      onClose={onClose}
    />
  );
}

type PostingProps = {
  readonly receiving: Receiving;
  readonly orderId: number | null;
  readonly onTried: () => void;
  readonly onClose: () => void;
};

function usePosting({ receiving, orderId, onTried, onClose }: PostingProps) {
  const { options, ...over } = useOverDelivery();
  const post = useAction(api.admin.purchasing.receipts.post, {
    ...options,
    attempts: { storedAs: `receiving-office-key-${orderId ?? ''}` },
    affects: ['stock', 'purchasing'],
    failure: receivingTexts.failed,
    success: ({ number }) => texts.received(number),
    undo:
      ({ id }) =>
      () =>
        client.stocker.purchasing.receipts.undo.mutate({ id }),
    onSuccess: (_receipt, { lines }) => receiving.leaveOut(lines),
    onDone: (_receipt, { lines }) => {
      if (withoutPosted(receiving.lines, lines).length === 0) onClose();
    },
  });
  const submit = (acceptsOver: boolean) => {
    onTried();
    const { lines, note, head } = receiving;
    if (lines.some(({ cost }) => costFault(cost) !== null)) return;
    const { supplierPaper } = head;
    void post.run({
      ...(orderId === null ? { supplierId: head.supplierId } : { orderId }),
      ...(head.receivedOn === null ? {} : { receivedOn: head.receivedOn }),
      supplierPaper,
      note,
      acceptsOver,
      lines: lines.map(toLine),
    });
  };
  return { ...over, isPending: post.isPending, submit, forget: post.forget };
}

function toLine({ productId, quantity, cost }: ReceivedLine) {
  const netCostE4 = cost.trim() === '' ? undefined : parseUnitPrice(cost).value;
  return { productId, quantity, ...(netCostE4 === undefined ? {} : { netCostE4 }) };
}

function costFault(text: string): string | null {
  if (text.trim() === '') return null;
  const { reason } = parseUnitPrice(text);
  return reason === undefined ? null : NUMBER_FAULT_TEXTS[reason];
}

function Head({ receiving, isOfOrder }: { readonly receiving: Receiving; readonly isOfOrder: boolean }) {
  const { head, setHead } = receiving;
  const today = useShopToday();
  return (
    <SimpleGrid cols={{ base: 1, sm: isOfOrder ? 2 : 3 }} spacing="sm">
      {!isOfOrder && (
        <SupplierSelect
          label={texts.supplier}
          placeholder={texts.noSupplier}
          supplierId={head.supplierId}
          clearable
          onChange={(supplierId) => setHead({ supplierId })}
        />
      )}
      <DateField
        label={texts.day}
        hasVisibleLabel
        size="sm"
        value={head.receivedOn ?? today}
        max={today}
        onChange={(day) => setHead({ receivedOn: day === today ? null : day })}
      />
      <SupplierPaper receiving={receiving} />
    </SimpleGrid>
  );
}

type CostFieldProps = {
  readonly line: ReceivedLine;
  readonly supplierId: number | null;
  readonly orderedE4: number | null;
  readonly isChecked: boolean;
  readonly onChange: (cost: string) => void;
};

/** Empty, the cost is the placeholder's: the order's price, else the supplier's, else none. */
function CostField({ line, supplierId, orderedE4, isChecked, onChange }: CostFieldProps) {
  const { data: sold } = useQuery(
    api.admin.purchasing.suppliers.ofProduct.queryOptions(
      supplierId === null || orderedE4 !== null ? skipToken : { productId: line.productId },
    ),
  );
  const usualE4 = orderedE4 ?? sold?.find((one) => one.supplierId === supplierId)?.netPriceE4 ?? null;
  return (
    <NumberField
      size="sm"
      w={112}
      aria-label={texts.costOf(line.name)}
      placeholder={usualE4 === null ? texts.unknownCost : formatUnitPrice(usualE4)}
      styles={{ input: { textAlign: 'right' } }}
      value={line.cost}
      error={isChecked ? costFault(line.cost) : null}
      onChange={onChange}
    />
  );
}
