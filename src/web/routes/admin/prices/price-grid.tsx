import { Alert, List, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { PricesToSet } from '#shared/inputs/price-inputs.ts';
import type { PriceBasis } from '#shared/prices/price-basis.ts';
import { isMarkedChange } from '#shared/prices/price-changes.ts';
import type { PriceBreak } from '#shared/prices/pricing.ts';
import { parseUnitPrice, unitPriceForField } from '#shared/prices/unit-price.ts';
import { NUMBER_FAULT_TEXTS } from '#shared/text/parse-number.ts';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { showToast } from '#web/ui/toast.ts';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import { BreakForm } from './break-form.tsx';
import { readPasted } from './paste-prices.ts';
import { PriceCell } from './price-cell.tsx';
import { pricesTexts } from './texts.ts';
import { useFreePrices } from './use-free-prices.tsx';
import { useGridCursor } from './use-grid-cursor.ts';
import { usePaste } from './use-paste.ts';
import { priceKey } from './use-price-history.ts';

const texts = pricesTexts.grid;

export type PriceRow = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly priceE4: number;
  readonly referenceE4: number;
  readonly breaks: readonly PriceBreak[];
  readonly info?: ReactNode;
};

type PriceGridProps = {
  readonly label: string;
  readonly rows: readonly PriceRow[];
  readonly infoHead?: string;
  readonly basis: PriceBasis;
  readonly before: ReadonlyMap<string, number | null>;
  readonly onSet: (prices: PricesToSet) => void;
  readonly onUndo: () => void;
};

export function PriceGrid({ label, rows, infoHead, basis, before, onSet: onSure, onUndo }: PriceGridProps) {
  const { set: onSet, question } = useFreePrices(onSure);
  const [added, setAdded] = useState<readonly number[]>([]);
  const steps = rows.flatMap(({ breaks }) => breaks.map(({ from }) => from));
  const froms = [...new Set([1, ...steps, ...added])].toSorted((one, other) => one - other);
  const { problems, clear, paste } = usePaste(onSet, basis);
  const cursor = useGridCursor({
    rows: rows.length,
    columns: froms.length,
    textAt: ({ row, column }) => {
      const price = priceAt(rows[row], froms[column]);
      return price === null ? '' : unitPriceForField(price);
    },
    save: ({ row, column }, text) => savePrice(rows[row], froms[column] ?? 1, text, onSet),
    onUndo,
    onPaste: ({ row, column }, text) => {
      const productIds = rows.slice(row).map(({ id }) => id);
      void paste(readPasted(text), { productIds, from: froms[column] ?? 1 });
    },
  });
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs" visibleFrom="sm">
        {texts.hint}
      </Text>
      <BreakForm onAdd={(from) => setAdded((known) => [...known, from])} />
      <Problems problems={problems} onClose={clear} />
      {question}
      <ScrollBox label={label}>
        <Table
          ref={cursor.table}
          role="grid"
          aria-label={label}
          withTableBorder
          withColumnBorders
          onPaste={cursor.onPaste}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th miw={160}>{texts.product}</Table.Th>
              <Table.Th ta="right">{texts.catalogue}</Table.Th>
              {infoHead && <Table.Th miw={150}>{infoHead}</Table.Th>}
              {froms.map((from) => (
                <Table.Th key={from} ta="right" style={{ whiteSpace: 'nowrap' }}>
                  {texts.from(from)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((product, row) => (
              <GridRow
                key={product.id}
                product={product}
                row={row}
                froms={froms}
                hasInfo={infoHead !== undefined}
                before={before}
                cursor={cursor}
              />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </>
  );
}

type ProblemsProps = { readonly problems: readonly string[]; readonly onClose: () => void };

function Problems({ problems, onClose }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Alert
      color="warn"
      role="alert"
      mb="sm"
      title={pricesTexts.pasted}
      withCloseButton
      closeButtonLabel={pricesTexts.close}
      onClose={onClose}
    >
      <List size="sm">
        {problems.map((problem) => (
          <List.Item key={problem}>{problem}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

type RowProps = {
  readonly product: PriceRow;
  readonly row: number;
  readonly froms: readonly number[];
  readonly hasInfo: boolean;
  readonly before: PriceGridProps['before'];
  readonly cursor: ReturnType<typeof useGridCursor>;
};

function GridRow({ product, row, froms, hasInfo, before, cursor }: RowProps) {
  return (
    <Table.Tr data-product={product.id}>
      <Table.Td role="rowheader">
        <Text inherit fw={600} style={{ overflowWrap: 'anywhere' }}>
          {product.name}
        </Text>
        <Dimmed size="xs">{product.code}</Dimmed>
      </Table.Td>
      <Table.Td role="gridcell" ta="right" style={{ whiteSpace: 'nowrap' }}>
        <UnitPrice e4={product.priceE4} />
      </Table.Td>
      {hasInfo && <Table.Td role="gridcell">{product.info}</Table.Td>}
      {froms.map((from, column) => {
        const isCurrent = cursor.at.row === row && cursor.at.column === column;
        return (
          <PriceCell
            key={from}
            place={`${row}:${column}`}
            label={texts.cell(product.name, from)}
            priceE4={priceAt(product, from)}
            markedE4={markOf(product, from, before)}
            isCurrent={isCurrent}
            typed={isCurrent ? cursor.typed : null}
            isInvalid={cursor.isInvalid}
            onType={cursor.type}
            onOpen={() => cursor.open({ row, column })}
            onFocus={() => cursor.setAt({ row, column })}
            onLeave={cursor.leave}
            onKey={cursor.onKey}
          />
        );
      })}
    </Table.Tr>
  );
}

function priceAt(product: PriceRow | undefined, from: number | undefined): number | null {
  return product?.breaks.find((one) => one.from === from)?.priceE4 ?? null;
}

function savePrice(
  product: PriceRow | undefined,
  from: number,
  text: string,
  onSet: PriceGridProps['onSet'],
): boolean {
  if (!product) return true;
  const now = priceAt(product, from);
  const { value, reason } = parseUnitPrice(text);
  if (reason !== undefined && reason !== 'empty') {
    showToast({ tone: 'error', message: NUMBER_FAULT_TEXTS[reason], id: 'price-cell' });
    return false;
  }
  const priceE4 = value ?? null;
  if (priceE4 !== now) onSet([{ productId: product.id, from, priceE4 }]);
  return true;
}

function markOf(product: PriceRow, from: number, before: PriceGridProps['before']): number | null {
  const was = before.get(priceKey(product.id, from));
  const now = priceAt(product, from);
  if (was === undefined || now === null) return null;
  const reference = was ?? (from === 1 ? product.referenceE4 : null);
  return reference !== null && isMarkedChange(reference, now) ? reference : null;
}
