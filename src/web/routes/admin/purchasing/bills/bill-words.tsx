import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  MultiSelect,
  NativeSelect,
  Paper,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { COST_SPREAD_LABELS } from '#shared/purchasing/bill-types.ts';
import { COST_SPREADS } from '#shared/purchasing/purchasing-types.ts';
import { api } from '#web/api.ts';
import { emptyWords, ratesOf, toRate, type WordsRow } from './bill-draft.ts';
import { billsTexts } from './texts.ts';
import type { BillForm } from './use-bill.ts';

const texts = billsTexts.form;

export function BillWords({ bill: { draft, setDraft, faults } }: { readonly bill: BillForm }) {
  const changeRow = (key: number, change: Partial<WordsRow>) =>
    setDraft((before) => ({
      ...before,
      typedVat: {},
      words: before.words.map((row) => (row.key === key ? { ...row, ...change } : row)),
    }));
  const remove = (key: number) =>
    setDraft((before) => ({ ...before, typedVat: {}, words: before.words.filter((row) => row.key !== key) }));
  const add = () => setDraft((before) => ({ ...before, words: [...before.words, emptyWords(before)] }));
  return (
    <Stack component="section" aria-label={texts.words} gap="xs" align="stretch">
      <Text fw={600}>{texts.words}</Text>
      {draft.words.map((row) => (
        <Row
          key={row.key}
          row={row}
          kind={draft.kind}
          onChange={(change) => changeRow(row.key, change)}
          onRemove={() => remove(row.key)}
        />
      ))}
      {faults.includes('words') && (
        <Text size="sm" c="var(--shop-bad-text)" role="alert">
          {texts.wordsWrong}
        </Text>
      )}
      <Button
        variant="default"
        size="compact-md"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={add}
      >
        {texts.addWords}
      </Button>
    </Stack>
  );
}

type RowProps = {
  readonly row: WordsRow;
  readonly kind: BillForm['draft']['kind'];
  readonly onChange: (change: Partial<WordsRow>) => void;
  readonly onRemove: () => void;
};

function Row({ row, kind, onChange, onRemove }: RowProps) {
  return (
    <Paper p="xs" bg="var(--shop-sunken)">
      <Group gap="xs" align="flex-end" wrap="wrap">
        <TextInput
          flex="2 1 12rem"
          size="sm"
          label={texts.description}
          autoComplete="off"
          maxLength={200}
          value={row.description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
        <TextInput
          flex="1 1 7rem"
          size="sm"
          label={texts.net}
          inputMode="text"
          autoComplete="off"
          maxLength={20}
          value={row.net}
          onChange={(event) => onChange({ net: event.currentTarget.value })}
        />
        <NativeSelect
          w={96}
          size="sm"
          label={texts.rate}
          data={ratesOf(kind).map((rate) => ({ value: String(rate), label: formatBasisPoints(rate) }))}
          value={String(row.rate)}
          onChange={(event) => onChange({ rate: toRate(kind, Number(event.currentTarget.value)) })}
        />
        <ActionIcon
          variant="subtle"
          size={36}
          aria-label={texts.removeWords(row.description)}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <Spread row={row} onChange={onChange} />
      {kind === 'customs' && (
        <Checkbox
          mt="xs"
          label={texts.isOwed}
          checked={row.isOwed}
          onChange={(event) => onChange({ isOwed: event.currentTarget.checked })}
        />
      )}
    </Paper>
  );
}

function Spread({ row, onChange }: Pick<RowProps, 'row' | 'onChange'>) {
  const [search, setSearch] = useState('');
  const receipts = useQuery(
    api.admin.purchasing.bills.receiptsToSpreadOn.queryOptions(
      { query: search.slice(0, 80), receiptIds: [...row.receiptIds] },
      { placeholderData: keepPreviousData },
    ),
  );
  const data = (receipts.data ?? []).map(({ id, number, day, supplierName }) => ({
    value: String(id),
    label: [number, formatDate(day), supplierName].filter(Boolean).join(' · '),
  }));
  if (data.length === 0 && search === '') return null;
  return (
    <Group gap="xs" mt="xs" align="flex-end">
      <MultiSelect
        flex="2 1 14rem"
        size="sm"
        searchable
        clearable
        filter={({ options }) => options}
        nothingFoundMessage={texts.noReceipt}
        label={texts.spread}
        data={data}
        value={row.receiptIds.map(String)}
        onSearchChange={setSearch}
        onChange={(ids) => onChange({ receiptIds: ids.map(Number) })}
      />
      {row.receiptIds.length > 0 && (
        <NativeSelect
          w={150}
          size="sm"
          label={texts.spreadBy}
          data={COST_SPREADS.map((value) => ({ value, label: COST_SPREAD_LABELS[value] }))}
          value={row.by}
          onChange={({ currentTarget }) =>
            onChange({ by: COST_SPREADS.find((by) => by === currentTarget.value) ?? 'value' })
          }
        />
      )}
    </Group>
  );
}
