import { Box, Paper, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { purchasingFields } from '#web/routes/admin/admin-fields.ts';
import { OpenLink } from '#web/routes/admin/ui/open-link.tsx';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { SupplierAccount } from './supplier-account.tsx';
import { payablesTexts as texts } from './texts.ts';

type Payables = inferOutput<typeof api.admin.purchasing.payables.list>;

const BANDS = ['totalCents', 'overdueCents', 'd7Cents', 'd30Cents', 'laterCents'] as const;

const HEADS: Readonly<Record<(typeof BANDS)[number], string>> = {
  overdueCents: texts.columns.overdue,
  d7Cents: texts.columns.d7,
  d30Cents: texts.columns.d30,
  laterCents: texts.columns.later,
  totalCents: texts.columns.total,
};

export function PayablesView() {
  const [{ supplier }, setSearch] = useSearchOf(purchasingFields);
  if (supplier !== undefined) {
    return (
      <SupplierAccount
        key={supplier}
        supplierId={supplier}
        onBack={() => setSearch({ supplier: undefined, page: undefined })}
      />
    );
  }
  return <PayablesList onOpen={(id) => setSearch({ supplier: id })} />;
}

function PayablesList({ onOpen }: { readonly onOpen: (supplierId: number) => void }) {
  const today = useShopToday();
  const [on, setOn] = useState<ISODate>(today);
  const payables = useQuery(api.admin.purchasing.payables.list.queryOptions(on === today ? {} : { on }));
  return (
    <Stack gap="sm">
      <Box maw="12rem">
        <DateField
          hasVisibleLabel
          size="sm"
          label={texts.on}
          value={on}
          onChange={(day) => setOn(day ?? today)}
        />
      </Box>
      <PageState query={payables} failure={texts.failed} loading={<Skeleton h={260} radius="md" />}>
        {(found) =>
          found.rows.length === 0 ? (
            <EmptyBox icon={<IconCircleCheck size={28} />} title={texts.none} text={texts.noneHint} />
          ) : (
            <PayablesTable payables={found} onOpen={onOpen} />
          )
        }
      </PageState>
    </Stack>
  );
}

type PayablesTableProps = {
  readonly payables: Payables;
  readonly onOpen: (supplierId: number) => void;
};

function PayablesTable({ payables: { rows, totals }, onOpen }: PayablesTableProps) {
  return (
    <Paper style={{ overflow: 'hidden' }}>
      <ScrollBox label={texts.label}>
        <Table aria-label={texts.label} horizontalSpacing="xs" tabularNums highlightOnHover>
          <Table.Thead bg="var(--shop-sunken)">
            <Table.Tr>
              <Table.Th>{texts.columns.supplier}</Table.Th>
              {BANDS.map((band) => (
                <Table.Th key={band} ta="right" style={{ whiteSpace: 'nowrap' }}>
                  {HEADS[band]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.supplierId}>
                <Table.Td miw={120}>
                  <OpenLink onOpen={() => onOpen(row.supplierId)}>{row.name}</OpenLink>
                </Table.Td>
                <Amounts sums={row} />
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr fw={700}>
              <Table.Td>{texts.total}</Table.Td>
              <Amounts sums={totals} />
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </ScrollBox>
    </Paper>
  );
}

function Amounts({ sums }: { readonly sums: Payables['totals'] }) {
  return BANDS.map((band) => {
    const cents = sums[band];
    const isLate = band === 'overdueCents' && cents > 0;
    return (
      <Table.Td key={band} ta="right" style={{ whiteSpace: 'nowrap' }}>
        <Text
          span
          inherit
          c={isLate ? 'var(--shop-bad-text)' : 'inherit'}
          fw={isLate || band === 'totalCents' ? 650 : 'inherit'}
        >
          {cents === 0 ? '–' : <Money cents={cents} />}
        </Text>
      </Table.Td>
    );
  });
}
