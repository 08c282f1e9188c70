import { ActionIcon, Box, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { ProductName } from '#web/features/stock-scan/product-name.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Pill } from '#web/ui/pill.tsx';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import type { ExpectedOrder } from './expected-orders.tsx';
import { receivingTexts as t } from './texts.ts';
import type { ReceivedLine, Receiving } from './use-receiving.ts';

type ReceivedLinesProps = {
  readonly receiving: Receiving;
  readonly order: ExpectedOrder | null;
  readonly costField: ((line: ReceivedLine) => ReactNode) | undefined;
};

export function ReceivedLines({ receiving, order, costField }: ReceivedLinesProps) {
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  if (receiving.lines.length === 0) {
    return <Dimmed>{t.empty}</Dimmed>;
  }
  const isOrdered = (id: number) => order === null || order.lines.some(({ productId }) => productId === id);
  return (
    <Table aria-label={t.list} horizontalSpacing={4}>
      {costField && !isNarrow && (
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.product}</Table.Th>
            <Table.Th ta="right">{t.cost}</Table.Th>
            <Table.Th>{t.quantity}</Table.Th>
            <Table.Th aria-label={t.removal} />
          </Table.Tr>
        </Table.Thead>
      )}
      <Table.Tbody>
        {receiving.lines.map((line) => (
          <Row
            key={line.productId}
            line={line}
            receiving={receiving}
            isOffOrder={!isOrdered(line.productId)}
            costField={costField}
            isNarrow={isNarrow}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

type RowProps = Pick<ReceivedLinesProps, 'receiving' | 'costField'> & {
  readonly line: ReceivedLine;
  readonly isOffOrder: boolean;
  readonly isNarrow: boolean;
};

function Row({ line, receiving, isOffOrder, costField, isNarrow }: RowProps) {
  const { productId, name, code, quantity, goods } = line;
  return (
    <Table.Tr>
      <Table.Td>
        <ProductName name={name} code={code} />
        {isOffOrder && <Pill tone="accent">{t.offOrder}</Pill>}
        {costField && isNarrow && (
          <Box mt={4}>
            <Dimmed size="xs">{t.cost}</Dimmed>
            {costField(line)}
          </Box>
        )}
      </Table.Td>
      {costField && !isNarrow && <Table.Td w={120}>{costField(line)}</Table.Td>}
      <Table.Td w={1}>
        <QuantityStepper
          label={t.quantityOf(name)}
          quantity={quantity}
          min={1}
          max={MAX_QUANTITY}
          goods={goods}
          loose="taken"
          onChange={(next) => receiving.changeLine(productId, { quantity: next })}
        />
      </Table.Td>
      <Table.Td w={44}>
        <ActionIcon color="bad" aria-label={t.remove(name)} onClick={() => receiving.remove(productId)}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}
