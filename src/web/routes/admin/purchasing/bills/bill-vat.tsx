import { Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { Money } from '#web/ui/money.tsx';
import { readNumberField } from '#web/ui/quantity/typed-number.ts';
import { type RateSum, sumsOf, totalOf, vatForField } from './bill-draft.ts';
import { billsTexts } from './texts.ts';
import type { BillForm } from './use-bill.ts';

const texts = billsTexts.form;

export function BillVat({ bill: { draft, change, faults } }: { readonly bill: BillForm }) {
  const sums = sumsOf(draft);
  if (sums.length === 0) return null;
  const { vatColumns: columns } = texts;
  const type = (rate: RateSum['rate'], vat: string) =>
    change({ typedVat: { ...draft.typedVat, [rate]: vat } });
  return (
    <Stack component="section" aria-label={texts.vat} gap={4} ml="auto" w="100%" maw="26rem">
      <Text fw={600}>{texts.vat}</Text>
      <Table verticalSpacing={4} aria-label={texts.vat}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.rate}</Table.Th>
            <Table.Th ta="right">{columns.net}</Table.Th>
            <Table.Th ta="right">{columns.vat}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sums.map((sum) => (
            <Table.Tr key={sum.rate}>
              <Table.Td>{formatBasisPoints(sum.rate)}</Table.Td>
              <Table.Td ta="right">
                <Money cents={sum.netCents} />
              </Table.Td>
              <Table.Td>
                <VatField sum={sum} typed={draft.typedVat[sum.rate]} onType={(vat) => type(sum.rate, vat)} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {faults.includes('vat') && (
        <Text size="sm" c="var(--shop-bad-text)" role="alert">
          {texts.vatWrong}
        </Text>
      )}
      <Group justify="space-between">
        <Text fw={700}>{texts.total}</Text>
        <Text fw={750} fz="lg" role="status">
          <Money cents={totalOf(sums)} />
        </Text>
      </Group>
    </Stack>
  );
}

type VatFieldProps = {
  readonly sum: RateSum;
  readonly typed: string | undefined;
  readonly onType: (vat: string) => void;
};

function VatField({ sum, typed, onType }: VatFieldProps) {
  if (sum.rate === 0) {
    return (
      <Text ta="right">
        <Money cents={0} />
      </Text>
    );
  }
  const shown = typed ?? vatForField(sum);
  return (
    <TextInput
      w={110}
      ml="auto"
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      aria-label={texts.vatOf(formatBasisPoints(sum.rate))}
      value={shown}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onType(readNumberField(event.currentTarget, shown))}
    />
  );
}
