import { ActionIcon, Table, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { printWhole } from '#shared/prices/money.ts';
import { parseWholeNumber } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ProductSelect } from '#web/routes/admin/purchasing/product-select.tsx';
import { SupplierSelect } from '#web/routes/admin/purchasing/supplier-select.tsx';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { returnsTexts as texts } from './texts.ts';

type Line = {
  readonly productId: number;
  readonly name: string;
  readonly quantity: string;
  /** Pieces received on the document from which the return starts. */
  readonly came?: number;
};

export type Returnable = {
  readonly supplierId: number;
  readonly supplierName: string;
  readonly lines: readonly {
    readonly productId: number;
    readonly productName: string;
    readonly came: number;
  }[];
};

type ReturnDialogProps = {
  /** The order or receipt from which it starts: its products are listed, and returned once they have a quantity. */
  readonly from?: Returnable;
  readonly onClose: () => void;
};

export function ReturnDialog({ from, onClose }: ReturnDialogProps) {
  const { supplierId, setSupplierId, reason, setReason, lines, setLines, ...draft } = useReturn({
    ...(from ? { from } : {}),
    onClose,
  });
  return (
    <ReceivableDialog
      title={from ? `${texts.open}: ${from.supplierName}` : texts.open}
      hint={texts.hint}
      submitLabel={texts.submit}
      isWorking={draft.isWorking}
      isBooking
      size="42rem"
      form={{
        noValidate: true,
        onSubmit: (event) => {
          event.preventDefault();
          draft.save();
        },
      }}
      onClose={onClose}
    >
      {!from && (
        <SupplierSelect
          label={texts.supplier}
          placeholder={texts.chooseSupplier}
          supplierId={supplierId}
          error={draft.isChecked && supplierId === null ? texts.chooseSupplier : null}
          onChange={setSupplierId}
        />
      )}
      {lines.length > 0 && (
        <Table aria-label={texts.lines} horizontalSpacing={4}>
          <Table.Tbody>
            {lines.map((line) => (
              <ReturnedLine
                key={line.productId}
                line={line}
                isChecked={draft.isChecked}
                onType={(quantity) =>
                  setLines(lines.map((one) => (one === line ? { ...line, quantity } : one)))
                }
                onRemove={() => setLines(lines.filter((one) => one !== line))}
              />
            ))}
          </Table.Tbody>
        </Table>
      )}
      <ProductSelect
        label={texts.addProduct}
        placeholder={texts.findProduct}
        onChoose={({ id: productId, name }) => {
          if (lines.some((line) => line.productId === productId)) return;
          setLines([...lines, { productId, name, quantity: '' }]);
        }}
      />
      {draft.isChecked && draft.isEmpty && (
        <Text size="sm" c="var(--shop-bad-text)" role="alert">
          {texts.noLines}
        </Text>
      )}
      <TextInput
        label={texts.reason}
        placeholder={texts.reasonHint}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ReceivableDialog>
  );
}

function useReturn({ from, onClose }: ReturnDialogProps) {
  const [supplierId, setSupplierId] = useState<number | null>(from?.supplierId ?? null);
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [lines, setLines] = useState<readonly Line[]>(() =>
    (from?.lines ?? []).map(({ productName, ...line }) => ({ ...line, name: productName, quantity: '' })),
  );
  const post = useAction(api.admin.purchasing.receipts.return, {
    attempts: {},
    affects: ['purchasing', 'stock'],
    failure: texts.doneFailed,
    success: ({ number }) => texts.done(number),
    onDone: onClose,
  });
  const typed = lines.filter(({ quantity }) => quantity.trim() !== '');
  const save = () => {
    setIsChecked(true);
    const read = typed.map(({ productId, quantity }) => ({ productId, quantity: piecesOf(quantity) }));
    if (supplierId === null || read.length === 0 || read.some(({ quantity }) => quantity < 1)) return;
    void post.run({ supplierId, reason, lines: read });
  };
  const isEmpty = typed.length === 0;
  return {
    ...{ supplierId, setSupplierId, reason, setReason, lines, setLines },
    ...{ isChecked, isEmpty, isWorking: post.isPending, save },
  };
}

function piecesOf(text: string): number {
  return parseWholeNumber(text).value ?? 0;
}

type ReturnedLineProps = {
  readonly line: Line;
  readonly isChecked: boolean;
  readonly onType: (quantity: string) => void;
  readonly onRemove: () => void;
};

function ReturnedLine({ line, isChecked, onType, onRemove }: ReturnedLineProps) {
  const { name, quantity, came } = line;
  const isWrong = isChecked && quantity.trim() !== '' && piecesOf(quantity) < 1;
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={650}>
          {name}
        </Text>
        {came !== undefined && <Dimmed size="xs">{texts.most(printWhole(came))}</Dimmed>}
      </Table.Td>
      <Table.Td w={120}>
        <NumberField
          aria-label={texts.quantityOf(name)}
          placeholder={texts.quantity}
          isWhole
          styles={{ input: { textAlign: 'right' } }}
          value={quantity}
          error={isWrong ? texts.quantityWrong : null}
          onChange={onType}
        />
      </Table.Td>
      <Table.Td w={44}>
        <ActionIcon variant="subtle" color="gray" aria-label={texts.removeLine(name)} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}
