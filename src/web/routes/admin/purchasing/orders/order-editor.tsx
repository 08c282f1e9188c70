import { ActionIcon, Modal, Stack, Table, Text, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { parseUnitPrice, unitPriceForField } from '#shared/prices/unit-price.ts';
import { packsOfLine } from '#shared/purchasing/order-paper.ts';
import { NUMBER_FAULT_TEXTS, parseWholeNumber } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useTabDraft } from '#web/hooks/use-tab-draft.ts';
import { ProductSelect } from '#web/routes/admin/purchasing/product-select.tsx';
import { SupplierSelect } from '#web/routes/admin/purchasing/supplier-select.tsx';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { readTyped } from '#web/ui/quantity/pack-typing.ts';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import type { PurchaseOrder } from './purchase-order.tsx';
import { purchaseOrderTexts as texts } from './texts.ts';

const line = z.object({
  productId: z.int(),
  name: z.string(),
  quantity: z.string(),
  /** Empty: the supplier's price; none on a line that the order has already. */
  price: z.string(),
  received: z.int(),
});

type Line = Readonly<z.output<typeof line>>;

const orderDraft = z.object({
  supplierId: z.int().nullable(),
  expectedOn: z.string().nullable(),
  note: z.string(),
  lines: z.array(line).readonly(),
});

type OrderDraft = Readonly<z.output<typeof orderDraft>>;

export const NEW_ORDER_FORM = 'purchase-order';

function formOf(order: PurchaseOrder | undefined): string {
  // A draft typed for another version is not restored for this one.
  return order ? `${NEW_ORDER_FORM}.${order.id}.${order.version}` : NEW_ORDER_FORM;
}

type OrderEditorProps = { readonly order?: PurchaseOrder; readonly onClose: () => void };

/** A new draft, or the change of an open order. */
function useOrderDraft({ order, onClose }: OrderEditorProps) {
  const { draft, setDraft, drop } = useTabDraft<OrderDraft>(formOf(order), orderDraft, () => ({
    supplierId: order?.supplierId ?? null,
    expectedOn: order?.expectedOn ?? null,
    note: order?.note ?? '',
    lines: (order?.lines ?? []).map(toLine),
  }));
  const [isChecked, setIsChecked] = useState(false);
  const close = () => {
    drop();
    onClose();
  };
  const options = { attempts: {}, affects: ['purchasing'], onSuccess: drop, onDone: onClose } as const;
  const { orders } = api.admin.purchasing;
  const create = useAction(orders.create, {
    ...options,
    success: texts.created,
    failure: texts.createFailed,
  });
  const change = useAction(orders.change, {
    ...options,
    success: texts.changed,
    failure: texts.changeFailed,
  });
  const save = () => {
    setIsChecked(true);
    const { supplierId, expectedOn, note, lines } = draft;
    const known = new Set(order?.lines.map(({ productId }) => productId));
    const read = lines.flatMap((line) => readLine(line, known.has(line.productId)) ?? []);
    if (supplierId === null || lines.length === 0 || read.length < lines.length) return;
    const fields = { expectedOn, note, lines: read };
    void (order
      ? change.run({ id: order.id, version: order.version, ...fields })
      : create.run({ supplierId, ...fields }));
  };
  return {
    ...draft,
    put: (part: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...part })),
    close,
    isChecked,
    isWorking: create.isPending || change.isPending,
    save,
  };
}

export function OrderEditor({ order, onClose }: OrderEditorProps) {
  const draft = useOrderDraft({ ...(order ? { order } : {}), onClose });
  const { supplierId, expectedOn, note, lines, put, close, isChecked, isWorking, save } = draft;
  return (
    <Modal
      opened
      size="48rem"
      title={order ? texts.changeTitle(order.number ?? texts.draft(order.id)) : texts.add}
      onClose={close}
    >
      <Stack gap="sm">
        {!order && (
          <SupplierSelect
            label={texts.supplier}
            placeholder={texts.chooseSupplier}
            supplierId={supplierId}
            error={isChecked && supplierId === null ? texts.chooseSupplier : null}
            onChange={(id) => put({ supplierId: id })}
          />
        )}
        <EditedLines
          lines={lines}
          supplierId={supplierId}
          isChecked={isChecked}
          onLines={(changed) => put({ lines: changed })}
        />
        <ProductSelect
          label={texts.addProduct}
          placeholder={texts.findProduct}
          onChoose={({ id, name }) => {
            if (lines.some((line) => line.productId === id)) return;
            put({ lines: [...lines, { productId: id, name, quantity: '', price: '', received: 0 }] });
          }}
        />
        <DateField
          label={texts.expectedOn}
          value={expectedOn}
          hasVisibleLabel
          isClearable
          onChange={(day) => put({ expectedOn: day })}
        />
        <Textarea
          label={texts.note}
          autosize
          minRows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => put({ note: event.currentTarget.value })}
        />
        <DialogButtons gap="xs" onCancel={close} loading={isWorking} onClick={save}>
          {order ? texts.save : texts.saveDraft}
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

function toLine({
  productId,
  productName,
  quantity,
  netPriceE4,
  received,
}: PurchaseOrder['lines'][number]): Line {
  const price = netPriceE4 === null ? '' : unitPriceForField(netPriceE4);
  return { productId, name: productName, quantity: String(quantity), price, received };
}

function readLine({ productId, quantity, price }: Line, isKnown: boolean) {
  const pieces = parseWholeNumber(quantity).value ?? 0;
  if (pieces < 1 || priceFault(price) !== null) return null;
  const unpriced = isKnown ? null : undefined;
  const netPriceE4 = price.trim() === '' ? unpriced : parseUnitPrice(price).value;
  return { productId, quantity: pieces, ...(netPriceE4 === undefined ? {} : { netPriceE4 }) };
}

function priceFault(text: string): string | null {
  if (text.trim() === '') return null;
  const { reason } = parseUnitPrice(text);
  return reason === undefined ? null : NUMBER_FAULT_TEXTS[reason];
}

type EditedLinesProps = {
  readonly lines: readonly Line[];
  readonly supplierId: number | null;
  readonly isChecked: boolean;
  readonly onLines: (lines: readonly Line[]) => void;
};

function EditedLines({ lines, supplierId, isChecked, onLines }: EditedLinesProps) {
  return (
    <>
      <Table.ScrollContainer minWidth={460}>
        <Table aria-label={texts.lines}>
          <Table.Tbody>
            {lines.map((line) => (
              <EditedLine
                key={line.productId}
                line={line}
                supplierId={supplierId}
                isChecked={isChecked}
                onChange={(part) => onLines(lines.map((one) => (one === line ? { ...line, ...part } : one)))}
                onRemove={() => onLines(lines.filter((one) => one !== line))}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {isChecked && lines.length === 0 && <Text c="bad">{texts.noLines}</Text>}
    </>
  );
}

type EditedLineProps = {
  readonly line: Line;
  readonly supplierId: number | null;
  readonly isChecked: boolean;
  readonly onChange: (part: Partial<Line>) => void;
  readonly onRemove: () => void;
};

function EditedLine({ line, supplierId, isChecked, onChange, onRemove }: EditedLineProps) {
  const { name, price, received } = line;
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={650}>
          {name}
        </Text>
        {received > 0 && (
          <Text size="xs" c="dimmed">
            {texts.received} {received}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <OrderedPieces
          line={line}
          supplierId={supplierId}
          isChecked={isChecked}
          onChange={(quantity) => onChange({ quantity })}
        />
      </Table.Td>
      <Table.Td w={130}>
        <NumberField
          aria-label={texts.priceOf(name)}
          placeholder={texts.price}
          value={price}
          error={isChecked ? priceFault(price) : null}
          onChange={(text) => onChange({ price: text })}
        />
      </Table.Td>
      <Table.Td w={44}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.removeLine(name)}
          disabled={received > 0}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}

type OrderedPiecesProps = Omit<EditedLineProps, 'onChange' | 'onRemove'> & {
  readonly onChange: (quantity: string) => void;
};

/** Also takes the supplier's packs (`5 pako`), and keeps them as pieces. */
function OrderedPieces({ line, supplierId, isChecked, onChange }: OrderedPiecesProps) {
  const { productId, name, quantity } = line;
  const { data: sold } = useQuery(
    api.admin.purchasing.suppliers.ofProduct.queryOptions(supplierId === null ? skipToken : { productId }),
  );
  const packSize = sold?.find((one) => one.supplierId === supplierId)?.packSize ?? 1;
  const goods = { unit: 'COPE', packName: '', packSize, orderStep: 1, minQuantity: 1 } as const;
  const reading = readTyped(quantity, goods);
  const pieces = reading.kind === 'quantity' ? reading.pieces : 0;
  return (
    <>
      <QuantityInput
        aria-label={texts.quantityOf(name)}
        placeholder={texts.quantity}
        goods={goods}
        value={quantity}
        error={isChecked && pieces < 1 ? texts.quantityWrong : null}
        onChange={onChange}
        onBlur={() => {
          if (pieces > 0) onChange(String(pieces));
        }}
      />
      {packSize > 1 && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {packsOfLine({ packSize, quantity: pieces }) || texts.packOf(packSize)}
        </Text>
      )}
    </>
  );
}
