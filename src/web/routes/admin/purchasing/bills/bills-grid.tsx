import { Group, Stack, Text } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useMemo } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { BILL_KIND_LABELS } from '#shared/purchasing/bill-types.ts';
import type { api } from '#web/api.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { OpenLink } from '#web/routes/admin/ui/open-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { billsTexts as texts } from './texts.ts';

type Bill = inferOutput<typeof api.admin.purchasing.bills.list>['bills'][number];

type BillsGridProps = {
  readonly bills: readonly Bill[];
  readonly total: number;
  readonly onOpen: (billId: number) => void;
};

export function BillsGrid({ bills, total, onOpen }: BillsGridProps) {
  const today = useShopToday();
  const open = useCallbackRef(onOpen);
  const columns = useMemo(() => columnsOf(today, open), [open, today]);
  return (
    <DataGrid
      label={texts.label}
      name="bills"
      mark="document"
      caption={texts.found(total)}
      rows={bills}
      idOf={({ id }) => id}
      columns={columns}
      card={(bill) => <BillCard bill={bill} today={today} onOpen={onOpen} />}
    />
  );
}

type Open = (billId: number) => void;

function columnsOf(today: string, onOpen: Open): readonly GridColumn<Bill>[] {
  const { columns } = texts;
  return [
    {
      id: 'number',
      head: columns.number,
      isFixed: true,
      cell: (bill) => <Name bill={bill} onOpen={onOpen} />,
    },
    { id: 'kind', head: columns.kind, cell: ({ kind }) => BILL_KIND_LABELS[kind] },
    { id: 'supplier', head: columns.supplier, isFixed: true, cell: ({ supplierName }) => supplierName },
    { id: 'issued', head: columns.issued, cell: ({ issuedOn }) => formatDate(issuedOn) },
    { id: 'booked', head: columns.booked, isExtra: true, cell: ({ bookedOn }) => formatDate(bookedOn) },
    { id: 'due', head: columns.due, cell: (bill) => <Due bill={bill} today={today} /> },
    {
      id: 'total',
      head: columns.total,
      isNumber: true,
      cell: ({ totalCents }) => <Money cents={totalCents} />,
    },
    {
      id: 'open',
      head: columns.open,
      isNumber: true,
      isFixed: true,
      cell: (bill) => <OpenAmount bill={bill} />,
    },
  ];
}

type BillProps = { readonly bill: Bill };

function Name({ bill, onOpen }: BillProps & { readonly onOpen: Open }) {
  return (
    <Group gap={6} wrap="nowrap">
      <OpenLink onOpen={() => onOpen(bill.id)}>{bill.number}</OpenLink>
      {bill.isReversed && <Pill>{texts.reversed}</Pill>}
    </Group>
  );
}

function Due({ bill: { dueOn, openCents }, today }: BillProps & { readonly today: string }) {
  if (openCents <= 0)
    return (
      <Text span inherit c="dimmed">
        {formatDate(dueOn)}
      </Text>
    );
  const isOverdue = dueOn < today;
  return (
    <Text span inherit c={isOverdue ? 'var(--shop-bad-text)' : 'inherit'} fw={isOverdue ? 650 : 'inherit'}>
      {formatDate(dueOn)}
    </Text>
  );
}

function OpenAmount({ bill: { openCents } }: BillProps) {
  return openCents === 0 ? (
    '–'
  ) : (
    <b>
      <Money cents={openCents} />
    </b>
  );
}

function BillCard({ bill, today, onOpen }: BillProps & { readonly today: string; readonly onOpen: Open }) {
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Name bill={bill} onOpen={onOpen} />
        <Money cents={bill.totalCents} />
      </Group>
      <Text size="sm">{bill.supplierName}</Text>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {BILL_KIND_LABELS[bill.kind]} · {texts.columns.due} <Due bill={bill} today={today} />
        </Text>
        <Text size="sm">
          {texts.columns.open} <OpenAmount bill={bill} />
        </Text>
      </Group>
    </Stack>
  );
}
