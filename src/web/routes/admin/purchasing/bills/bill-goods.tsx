import { Checkbox, Group, NativeSelect, Paper, Skeleton, Stack, Table, Text, TextInput } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import { readNumberField } from '#web/ui/quantity/typed-number.ts';
import { type GoodsRow, netOfGoods, ratesOf, toRate, withGoods } from './bill-draft.ts';
import { billsTexts } from './texts.ts';
import type { BillForm } from './use-bill.ts';

const texts = billsTexts.form;

export function BillGoods({ bill }: { readonly bill: BillForm }) {
  const { draft, setDraft, faults } = bill;
  const { supplierId, kind, goods } = draft;
  const billable = useQuery(
    api.admin.purchasing.bills.billable.queryOptions(supplierId === null ? skipToken : { supplierId }),
  );
  if (supplierId === null) return null;
  const source = kind === 'credit_note' ? 'return' : 'receipt';
  const papers = source === 'return' ? billable.data?.returns : billable.data?.receipts;
  if (papers === undefined) return <Skeleton h={60} radius="md" />;
  return (
    <Stack component="section" aria-label={texts.goods[source]} gap="xs">
      <Text fw={600}>{texts.goods[source]}</Text>
      {papers.length === 0 && <Dimmed>{texts.noGoods[source]}</Dimmed>}
      <Stack gap={6} mah="12rem" style={{ overflowY: 'auto' }}>
        {papers.map((paper) => (
          <Checkbox
            key={paper.id}
            label={[paper.number, formatDate(paper.day), paper.supplierPaper, texts.paper(paper.lines.length)]
              .filter(Boolean)
              .join(' · ')}
            checked={goods.some(({ paperId }) => paperId === paper.id)}
            onChange={({ currentTarget: { checked } }) =>
              setDraft((before) => withGoods(before, paper, checked))
            }
          />
        ))}
      </Stack>
      {goods.length > 0 && <GoodsTable bill={bill} />}
      {faults.includes('goods') && (
        <Text size="sm" c="var(--shop-bad-text)" role="alert">
          {texts.goodsWrong}
        </Text>
      )}
    </Stack>
  );
}

function GoodsTable({ bill: { draft, setDraft } }: { readonly bill: BillForm }) {
  const { goodsColumns: columns } = texts;
  const changeRow = (lineId: number, change: Partial<GoodsRow>) =>
    setDraft((before) => ({
      ...before,
      typedVat: {},
      goods: before.goods.map((row) => (row.lineId === lineId ? { ...row, ...change } : row)),
    }));
  return (
    <Paper style={{ overflow: 'hidden' }}>
      <ScrollBox label={texts.goods.receipt}>
        <Table horizontalSpacing="xs" verticalSpacing={4}>
          <Table.Thead bg="var(--shop-sunken)">
            <Table.Tr>
              <Table.Th>{columns.product}</Table.Th>
              <Table.Th ta="right">{columns.quantity}</Table.Th>
              <Table.Th ta="right">{columns.price}</Table.Th>
              <Table.Th>{columns.rate}</Table.Th>
              <Table.Th ta="right">{columns.net}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {draft.goods.map((row) => (
              <Row
                key={row.lineId}
                row={row}
                kind={draft.kind}
                onChange={(change) => changeRow(row.lineId, change)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </Paper>
  );
}

type RowProps = {
  readonly row: GoodsRow;
  readonly kind: BillForm['draft']['kind'];
  readonly onChange: (change: Partial<GoodsRow>) => void;
};

function Row({ row, kind, onChange }: RowProps) {
  const net = netOfGoods(row);
  const field = { size: 'sm', inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const;
  return (
    <Table.Tr>
      <Table.Td miw={120}>{row.productName}</Table.Td>
      <Table.Td>
        <Group gap={6} justify="flex-end" wrap="nowrap">
          <QuantityInput
            size="sm"
            aria-label={texts.quantityOf(row.productName)}
            value={row.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
          <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {texts.left(row.left)}
          </Text>
        </Group>
      </Table.Td>
      <Table.Td>
        <TextInput
          {...field}
          w={104}
          ml="auto"
          aria-label={texts.priceOf(row.productName)}
          value={row.price}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onChange({ price: readNumberField(event.currentTarget, row.price) })}
        />
      </Table.Td>
      <Table.Td>
        <NativeSelect
          w={88}
          size="sm"
          aria-label={texts.rateOf(row.productName)}
          data={ratesOf(kind).map((rate) => ({ value: String(rate), label: formatBasisPoints(rate) }))}
          value={String(row.rate)}
          onChange={(event) => onChange({ rate: toRate(kind, Number(event.currentTarget.value)) })}
        />
      </Table.Td>
      <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
        {net === null ? '–' : <Money cents={net} />}
      </Table.Td>
    </Table.Tr>
  );
}
