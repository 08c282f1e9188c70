import { Button, Card, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { formatCents } from '#shared/prices/money.ts';
import { formatUnitPrice, lineTotal } from '#shared/prices/unit-price.ts';
import { parseWholeNumber } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import { suggestionTexts as texts } from './texts.ts';

type Suggestion = inferOutput<typeof api.admin.purchasing.orders.suggestions>[number];

type Typed = ReadonlyMap<number, string>;

type Wanted = Suggestion & { readonly wanted: number; readonly text: string };

export function SuggestionsView() {
  const query = useQuery(api.admin.purchasing.orders.suggestions.queryOptions({}));
  return (
    <PageState
      query={query}
      failure={texts.failed}
      loading={<Skeleton h={320} radius="md" />}
      isEmpty={(rows) => rows.length === 0}
      empty={<EmptyBox icon={<IconShoppingCart size={26} />} title={texts.none} text={texts.noneHint} />}
    >
      {(rows) => <Groups rows={rows} />}
    </PageState>
  );
}

function Groups({ rows }: { readonly rows: readonly Suggestion[] }) {
  const [typed, setTyped] = useState<Typed>(new Map());
  const navigate = useNavigate();
  const draft = useAction(api.admin.purchasing.orders.draftSuggested, {
    attempts: {},
    affects: ['purchasing'],
    failure: texts.draftFailed,
    success: (drafts) => texts.drafted(drafts.length),
    onDone: () => {
      setTyped(new Map());
      void navigate({ to: '.', search: { tab: 'orders', status: 'draft' } });
    },
  });
  const groups = [
    ...Map.groupBy(
      rows.map((row) => withWanted(row, typed)),
      (row) => row.supplierId,
    ),
  ];
  const ordered = groups.flatMap(([supplierId, group]) => {
    const lines = group.filter((row) => row.wanted > 0);
    return supplierId === null || lines.length === 0 ? [] : [toOrder(supplierId, lines)];
  });
  return (
    <Stack gap="md">
      {ordered.length > 0 && (
        <Group justify="flex-end">
          <Button loading={draft.isPending} onClick={() => void draft.run({ orders: ordered })}>
            {texts.draftAll(ordered.length)}
          </Button>
        </Group>
      )}
      {groups.map(([supplierId, group]) => (
        <SupplierGroup
          key={supplierId ?? 0}
          rows={group}
          isWorking={draft.isPending}
          onType={(productId, text) => setTyped((before) => new Map(before).set(productId, text))}
          onDraft={(lines) => {
            if (supplierId !== null) void draft.run({ orders: [toOrder(supplierId, lines)] });
          }}
        />
      ))}
    </Stack>
  );
}

function withWanted(row: Suggestion, typed: Typed): Wanted {
  const text = typed.get(row.productId) ?? String(row.quantity);
  return { ...row, text, wanted: parseWholeNumber(text).value ?? 0 };
}

function toOrder(supplierId: number, lines: readonly Wanted[]) {
  return {
    supplierId,
    lines: lines.map(({ productId, wanted, netPriceE4 }) => ({ productId, quantity: wanted, netPriceE4 })),
  };
}

type SupplierGroupProps = {
  readonly rows: readonly Wanted[];
  readonly isWorking: boolean;
  readonly onType: (productId: number, text: string) => void;
  readonly onDraft: (lines: readonly Wanted[]) => void;
};

function SupplierGroup({ rows, isWorking, onType, onDraft }: SupplierGroupProps) {
  const [first] = rows;
  if (!first) return null;
  const { supplierName, minimumOrderCents: least } = first;
  const lines = rows.filter((row) => row.wanted > 0);
  const cents = lines.reduce((sum, row) => sum + lineTotal(row.netPriceE4 ?? 0, row.wanted), 0);
  return (
    <Card component="section" aria-label={supplierName ?? texts.noSupplier}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {supplierName ?? texts.noSupplier}
        </Title>
        {supplierName !== null && lines.length > 0 && (
          <Button variant="default" disabled={isWorking} onClick={() => onDraft(lines)}>
            {texts.draftOne}
          </Button>
        )}
      </Group>
      <Table.ScrollContainer minWidth={280}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.columns.product}</Table.Th>
              <Table.Th ta="right" w={130}>
                {texts.columns.quantity}
              </Table.Th>
              <Table.Th ta="right" visibleFrom="sm">
                {texts.columns.price}
              </Table.Th>
              <Table.Th ta="right" visibleFrom="sm">
                {texts.columns.total}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <SuggestionRow key={row.productId} row={row} onType={(text) => onType(row.productId, text)} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {supplierName === null ? (
        <Dimmed mt="xs">{texts.noSupplierHint}</Dimmed>
      ) : (
        <Group justify="flex-end" mt="xs" gap="sm">
          {least !== null &&
            (cents < least ? (
              <Pill tone="warn">{texts.below(formatCents(least))}</Pill>
            ) : (
              <Dimmed>{texts.least(formatCents(least))}</Dimmed>
            ))}
          <Text fw={650}>
            {texts.sum} <Money cents={cents} />
          </Text>
        </Group>
      )}
    </Card>
  );
}

function SuggestionRow({ row, onType }: { readonly row: Wanted; readonly onType: (text: string) => void }) {
  const { productCode, productName, packSize, netPriceE4, wanted, text } = row;
  const isWholePacks = packSize > 1 && wanted > 0 && wanted % packSize === 0;
  return (
    <Table.Tr data-suggestion={row.productId}>
      <Table.Td>
        <Text size="sm" fw={650}>
          {productName}{' '}
          <Text span size="xs" c="dimmed">
            {productCode}
          </Text>
        </Text>
        <Dimmed size="xs">{texts.why(row)}</Dimmed>
      </Table.Td>
      <Table.Td ta="right">
        <QuantityInput
          aria-label={texts.quantityOf(productName)}
          size="sm"
          ml="auto"
          value={text}
          onChange={onType}
        />
        {isWholePacks && <Dimmed size="xs">{texts.packs(wanted / packSize, packSize)}</Dimmed>}
      </Table.Td>
      <Table.Td ta="right" visibleFrom="sm">
        {netPriceE4 === null ? '–' : formatUnitPrice(netPriceE4)}
      </Table.Td>
      <Table.Td ta="right" visibleFrom="sm">
        {netPriceE4 === null ? '–' : <Money cents={lineTotal(netPriceE4, wanted)} />}
      </Table.Td>
    </Table.Tr>
  );
}
