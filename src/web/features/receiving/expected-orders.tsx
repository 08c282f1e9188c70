import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { printWhole } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { useFeature } from '#web/features/use-feature.ts';
import { receivingTexts as t } from './texts.ts';
import type { Receiving } from './use-receiving.ts';

type Expected = inferOutput<typeof api.stocker.purchasing.receipts.expected>[number];

export type ExpectedOrder = Omit<Expected, 'lines'> & {
  readonly lines: readonly Expected['lines'][number][];
};

export function useExpectedOrders(): readonly ExpectedOrder[] {
  const isOn = useFeature('purchasing');
  const { data } = useQuery(
    api.stocker.purchasing.receipts.expected.queryOptions(undefined, { enabled: isOn }),
  );
  return isOn && data ? data : [];
}

type ExpectedOrdersProps = {
  readonly orders: readonly ExpectedOrder[];
  /** Also shown when it is not among the expected ones. */
  readonly chosen: ExpectedOrder | null;
  readonly onChoose: (orderId: number | null) => void;
};

export function ExpectedOrders({ orders, chosen, onChoose }: ExpectedOrdersProps) {
  const shown = chosen === null || orders.some(({ id }) => id === chosen.id) ? orders : [...orders, chosen];
  if (shown.length === 0) return null;
  return (
    <Stack gap={4} component="fieldset" p={0} m={0} style={{ border: 0 }}>
      <Text component="legend" size="sm" fw={650} mb={4}>
        {t.expected}
      </Text>
      <Group gap="xs">
        {shown.map((order) => (
          <Button
            key={order.id}
            radius="xl"
            fw={500}
            variant={order.id === chosen?.id ? 'light' : 'default'}
            aria-pressed={order.id === chosen?.id}
            onClick={() => onChoose(order.id === chosen?.id ? null : order.id)}
          >
            {labelOf(order, shown)}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

function labelOf({ id, supplierName, number, expectedOn }: ExpectedOrder, all: readonly ExpectedOrder[]) {
  const isOnly = all.every(
    (other) => other.id === id || other.supplierName !== supplierName || other.expectedOn !== expectedOn,
  );
  return `${supplierName} · ${expectedOn !== null && isOnly ? formatDate(expectedOn) : number}`;
}

type MissingLinesProps = { readonly order: ExpectedOrder; readonly receiving: Receiving };

export function MissingLines({ order, receiving }: MissingLinesProps) {
  const missing = order.lines.flatMap((line) => {
    const now = receiving.lines.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
    const left = line.quantity - line.received - now;
    return left > 0 ? [{ ...line, left }] : [];
  });
  if (missing.length === 0) return <Text size="sm">{t.nothingMissing}</Text>;
  return (
    <Table aria-label={t.missing} horizontalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.missing}</Table.Th>
          <Table.Th ta="right">{t.ordered}</Table.Th>
          <Table.Th ta="right">{t.received}</Table.Th>
          <Table.Th ta="right">{t.left}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {missing.map((line) => (
          <Table.Tr key={line.id}>
            <Table.Td>
              {line.productName}{' '}
              <Text span size="xs" c="dimmed">
                {[line.productCode, line.supplierCode].filter(Boolean).join(' · ')}
              </Text>
            </Table.Td>
            {[line.quantity, line.received, line.left].map((pieces, index) => (
              <Table.Td key={index === 0 ? 'ordered' : index === 1 ? 'received' : 'left'} ta="right">
                {printWhole(pieces)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
