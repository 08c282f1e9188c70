import { Table, Text } from '@mantine/core';
import { unbound } from '#shared/prices/packs.ts';
import { NUMBER_FAULT_TEXTS } from '#shared/text/parse-number.ts';
import { ProductName } from '#web/features/stock-scan/product-name.tsx';
import { QuantityChoices } from '#web/features/stock-scan/quantity-choices.tsx';
import { readStock } from '#web/features/stock-scan/read-stock.ts';
import type { StockItem } from '#web/features/stock-scan/stock-item.ts';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import { SignedAmount, StockAmount } from './stock-amount.tsx';
import { stockTexts } from './stock-texts.ts';
import type { Counting } from './use-counting.ts';

type CountRowsProps = { readonly items: readonly StockItem[]; readonly counting: Counting };

export function CountRows({ items, counting }: CountRowsProps) {
  const { count: t, stock } = stockTexts;
  return (
    <Table.ScrollContainer minWidth="100%" type="native">
      <Table aria-label={t.list} tabularNums horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{stock.columns.product}</Table.Th>
            <Table.Th visibleFrom="sm">{stock.columns.place}</Table.Th>
            <Table.Th visibleFrom="sm" ta="right">
              {stock.free}
            </Table.Th>
            <Table.Th visibleFrom="sm" ta="right">
              {stock.taken}
            </Table.Th>
            <Table.Th ta="right">{t.expected}</Table.Th>
            <Table.Th>{t.countedColumn}</Table.Th>
            <Table.Th ta="right">{t.difference}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((item) => (
            <CountRow key={item.id} item={item} counting={counting} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function CountRow({ item, counting }: { readonly item: StockItem; readonly counting: Counting }) {
  const entry = counting.find(item.id);
  const typed = entry?.typed ?? '';
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <ProductName name={item.name} code={item.code} />
        {entry?.problem !== undefined && (
          <Text size="sm" fw={600} c="var(--shop-bad-text)">
            {stockTexts.count.leftOut} {entry.problem}
          </Text>
        )}
      </Table.Td>
      <Table.Td visibleFrom="sm" style={{ whiteSpace: 'nowrap' }}>
        {item.shelfPlace || '–'}
      </Table.Td>
      <Table.Td visibleFrom="sm" ta="right">
        <StockAmount pieces={item.free} goods={item} />
      </Table.Td>
      <Table.Td visibleFrom="sm" ta="right">
        <StockAmount pieces={item.taken} goods={item} />
      </Table.Td>
      <Table.Td ta="right" fw={600}>
        <StockAmount pieces={entry?.expected ?? item.shelf} goods={item} />
      </Table.Td>
      <Table.Td>
        <QuantityInput
          aria-label={stockTexts.count.counted(item.name)}
          goods={unbound(item)}
          value={typed}
          error={typed !== '' && problemOf(typed, item)}
          onChange={(text) => counting.type(item, text)}
        />
        {typed !== '' && (
          <QuantityChoices
            isStacked
            typed={typed}
            goods={item}
            onChoose={(text) => counting.type(item, text)}
          />
        )}
      </Table.Td>
      <Table.Td ta="right" aria-live="polite">
        {entry && entry.pieces !== null ? (
          <SignedAmount pieces={entry.pieces - entry.expected} goods={item} />
        ) : (
          '–'
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** Two readings are offered below the field, which is too narrow for the question. */
function problemOf(typed: string, item: StockItem): string | boolean {
  const reading = readStock(typed, item);
  if (reading.kind === 'choices') return true;
  return reading.kind === 'fault' ? NUMBER_FAULT_TEXTS[reading.reason] : false;
}
