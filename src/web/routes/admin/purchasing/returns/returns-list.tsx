import { Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconTruckReturn } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { printWhole } from '#shared/prices/money.ts';
import { e4ToCents } from '#shared/purchasing/cost-math.ts';
import { api } from '#web/api.ts';
import { useSearchOf, useSearchPlace } from '#web/hooks/use-search.ts';
import { purchasingFields } from '#web/routes/admin/admin-fields.ts';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { ListPage } from '#web/routes/admin/ui/list-page.tsx';
import { OpenLink } from '#web/routes/admin/ui/open-link.tsx';
import { SideDrawer } from '#web/routes/admin/ui/side-drawer.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { ReturnState, type SupplierReturn } from './return-state.tsx';
import { returnsTexts as texts } from './texts.ts';

const PER_PAGE = 50;

export function ReturnsList() {
  const [search, setSearch] = useSearchOf(purchasingFields);
  const opened = useSearchPlace(purchasingFields, 'return');
  const columns = useMemo(() => columnsOf(opened.open), [opened.open]);
  const paging = { page: search.page ?? 1, limit: search.limit ?? PER_PAGE };
  const list = useQuery(
    api.admin.purchasing.receipts.returns.queryOptions(paging, { placeholderData: keepPreviousData }),
  );
  return (
    <>
      <ListPage
        query={list}
        failure={texts.failed}
        empty={{ icon: <IconTruckReturn size={28} />, title: texts.empty, text: texts.emptyHint }}
        totalOf={({ total }) => total}
        paging={paging}
        usualLimit={PER_PAGE}
        onChange={setSearch}
      >
        {({ returns, total }) => (
          <DataGrid
            label={texts.list}
            name="supplier-returns"
            mark="entry"
            caption={texts.found(total)}
            rows={returns}
            idOf={(supplierReturn) => supplierReturn.id}
            columns={columns}
            card={(supplierReturn) => <ReturnCard supplierReturn={supplierReturn} onOpen={opened.open} />}
          />
        )}
      </ListPage>
      {opened.value !== undefined && <ReturnDrawer returnId={opened.value} onClose={opened.leave} />}
    </>
  );
}

function columnsOf(onOpen: (id: number) => void): GridColumn<SupplierReturn>[] {
  return [
    {
      id: 'number',
      head: texts.number,
      isFixed: true,
      cell: ({ id, number }) => <OpenLink onOpen={() => onOpen(id)}>{number}</OpenLink>,
    },
    { id: 'day', head: texts.day, cell: ({ returnedOn }) => formatDate(returnedOn) },
    { id: 'supplier', head: texts.supplier, cell: ({ supplierName }) => supplierName },
    { id: 'reason', head: texts.reason, isExtra: true, cell: ({ reason }) => reason || '–' },
    { id: 'products', head: texts.products, isNumber: true, cell: ({ lines }) => lines.length },
    { id: 'state', head: '', cell: (supplierReturn) => <ReturnState supplierReturn={supplierReturn} /> },
  ];
}

type CardProps = {
  readonly supplierReturn: SupplierReturn;
  readonly onOpen: (id: number) => void;
};

function ReturnCard({ supplierReturn, onOpen }: CardProps) {
  const { id, number, returnedOn, supplierName, lines } = supplierReturn;
  return (
    <Stack gap={4}>
      <Group justify="space-between">
        <OpenLink onOpen={() => onOpen(id)}>{number}</OpenLink>
        <ReturnState supplierReturn={supplierReturn} />
      </Group>
      <Text size="sm">{[formatDate(returnedOn), supplierName].join(' · ')}</Text>
      <Dimmed>{texts.productCount(lines.length)}</Dimmed>
    </Stack>
  );
}

function ReturnDrawer({ returnId, onClose }: { readonly returnId: number; readonly onClose: () => void }) {
  const query = useQuery(api.admin.purchasing.receipts.getReturn.queryOptions({ id: returnId }));
  return (
    <SideDrawer
      title={query.data ? texts.title(query.data.number) : texts.list}
      width="44rem"
      onClose={onClose}
    >
      <PageState query={query} failure={texts.failed} loading={<Skeleton h={200} radius="md" aria-hidden />}>
        {(supplierReturn) => <ReturnContent supplierReturn={supplierReturn} />}
      </PageState>
    </SideDrawer>
  );
}

function ReturnContent({ supplierReturn }: { readonly supplierReturn: SupplierReturn }) {
  const { returnedOn, supplierName, reason, actorName, lines } = supplierReturn;
  const number = { ta: 'right', style: { whiteSpace: 'nowrap' } } as const;
  return (
    <Stack gap="md">
      <Group gap="xs">
        <Text>{[formatDate(returnedOn), supplierName, reason, actorName].filter(Boolean).join(' · ')}</Text>
        <ReturnState supplierReturn={supplierReturn} />
      </Group>
      <Table.ScrollContainer minWidth={320}>
        <Table aria-label={texts.lines}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.product}</Table.Th>
              {[texts.quantity, texts.credited, texts.value].map((head) => (
                <Table.Th key={head} ta="right">
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={line.id}>
                <Table.Td>
                  {line.productName}
                  <Text size="xs" c="dimmed" span display="block">
                    {line.productCode}
                  </Text>
                </Table.Td>
                <Table.Td {...number}>{printWhole(line.quantity)}</Table.Td>
                <Table.Td {...number}>{line.credited === 0 ? '–' : printWhole(line.credited)}</Table.Td>
                <Table.Td {...number}>
                  {line.valueE4 === null ? texts.unknown : <Money cents={e4ToCents(line.valueE4)} />}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}
