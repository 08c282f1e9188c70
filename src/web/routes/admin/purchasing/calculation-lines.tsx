import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { formatCents, formatMargin, printWhole } from '#shared/prices/money.ts';
import { formatUnitPrice } from '#shared/prices/unit-price.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import type { Calculation } from './calculation.ts';
import { PriceDialog } from './price-dialog.tsx';
import { receiptsTexts as texts } from './receipts-texts.ts';

type Line = Calculation['lines'][number];

type CalculationLinesProps = { readonly calculation: Calculation };

export function CalculationLines({ calculation: { receipt, lines, leastMarginE2 } }: CalculationLinesProps) {
  const [changed, setChanged] = useState<Line | null>(null);
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const offOrder = new Set(receipt.lines.filter((line) => line.isOffOrder).map((line) => line.productId));
  const rows = lines.map((line) => ({
    line,
    about: [line.productCode, offOrder.has(line.productId) ? texts.offOrder : ''].filter(Boolean).join(' · '),
    onChange: () => setChanged(line),
  }));
  return (
    <>
      {isNarrow ? <Cards rows={rows} /> : <LinesTable rows={rows} />}
      {changed && <PriceDialog line={changed} leastE2={leastMarginE2} onClose={() => setChanged(null)} />}
    </>
  );
}

type Row = { readonly line: Line; readonly about: string; readonly onChange: () => void };

type RowsProps = { readonly rows: readonly Row[] };

function LinesTable({ rows }: RowsProps) {
  const number = { ta: 'right', style: { whiteSpace: 'nowrap' } } as const;
  return (
    <Table aria-label={texts.calculation}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.product}</Table.Th>
          {[texts.pieces, texts.before, texts.after, texts.spread, texts.price, texts.margin].map((head) => (
            <Table.Th key={head} ta="right">
              {head}
            </Table.Th>
          ))}
          <Table.Th />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ line, about, onChange }) => (
          <Table.Tr key={line.lineId}>
            <Table.Td>
              {line.productName}
              <Text size="xs" c="dimmed" span display="block">
                {about}
              </Text>
            </Table.Td>
            <Table.Td {...number}>{printWhole(line.quantity)}</Table.Td>
            <Table.Td {...number}>{printCost(line.costBeforeE4)}</Table.Td>
            <Table.Td {...number}>{printCost(line.costAfterE4)}</Table.Td>
            <Table.Td {...number}>{line.spreadCents === 0 ? '–' : formatCents(line.spreadCents)}</Table.Td>
            <Table.Td {...number}>{formatUnitPrice(line.netPriceE4)}</Table.Td>
            <Table.Td {...number}>
              <LineMargin line={line} />
            </Table.Td>
            <Table.Td ta="right">
              <ChangeButton line={line} onChange={onChange} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** For phones: the margin next to its button, without horizontal scrolling. */
function Cards({ rows }: RowsProps) {
  return (
    <Stack component="ul" gap="md" aria-label={texts.calculation}>
      {rows.map(({ line, about, onChange }) => (
        <li key={line.lineId}>
          <Group justify="space-between" gap="xs" wrap="nowrap" align="start">
            <div>
              <Text fw={600}>{line.productName}</Text>
              <Dimmed size="xs">{about}</Dimmed>
            </div>
            <Text ta="right" style={{ whiteSpace: 'nowrap' }} aria-label={texts.margin}>
              <LineMargin line={line} />
            </Text>
          </Group>
          <Text size="sm" c="dimmed">
            {texts.costOf(
              printWhole(line.quantity),
              printCost(line.costBeforeE4),
              printCost(line.costAfterE4),
            )}
            {line.spreadCents !== 0 && ` · ${texts.spread}: ${formatCents(line.spreadCents)}`}
          </Text>
          <Group justify="space-between" gap="xs" mt={4}>
            <Text size="sm">{`${texts.price}: ${formatUnitPrice(line.netPriceE4)}`}</Text>
            <ChangeButton line={line} onChange={onChange} />
          </Group>
        </li>
      ))}
    </Stack>
  );
}

function LineMargin({ line: { percentE2, isBelowMinimum } }: { readonly line: Line }) {
  return (
    <Text span inherit {...(isBelowMinimum ? { c: 'bad', fw: 650 } : {})}>
      {formatMargin(percentE2)}
    </Text>
  );
}

function ChangeButton({ line, onChange }: Pick<Row, 'line' | 'onChange'>) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={`${texts.changePrice}: ${line.productName}`}
      onClick={onChange}
    >
      {texts.changePrice}
    </Button>
  );
}

function printCost(costE4: number | null): string {
  return costE4 === null ? texts.unknown : formatUnitPrice(costE4);
}
