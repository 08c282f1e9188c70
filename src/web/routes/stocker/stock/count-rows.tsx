import { Table, Text } from '@mantine/core';
import { printWhole } from '#shared/prices/money.ts';
import { NUMBER_FAULT_TEXTS, parseWholeNumber } from '#shared/text/parse-number.ts';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import { ProductName } from './product-name.tsx';
import { SignedFigure } from './signed-figure.tsx';
import type { StockItem } from './stock-item.ts';
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
  const { value, reason } = parseWholeNumber(entry?.typed ?? '');
  return (
    <Table.Tr>
      <Table.Td>
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
        {printWhole(item.free)}
      </Table.Td>
      <Table.Td visibleFrom="sm" ta="right">
        {printWhole(item.taken)}
      </Table.Td>
      <Table.Td ta="right" fw={600}>
        {printWhole(entry?.expected ?? item.shelf)}
      </Table.Td>
      <Table.Td>
        <QuantityInput
          aria-label={stockTexts.count.counted(item.name)}
          value={entry?.typed ?? ''}
          error={entry && reason !== undefined && NUMBER_FAULT_TEXTS[reason]}
          onChange={(typed) => counting.type(item, typed)}
        />
      </Table.Td>
      <Table.Td ta="right" aria-live="polite">
        {entry && value !== undefined ? <SignedFigure value={value - entry.expected} /> : '–'}
      </Table.Td>
    </Table.Tr>
  );
}
