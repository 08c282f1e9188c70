import { Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { printWhole } from '#shared/prices/money.ts';
import { e4ToCents } from '#shared/purchasing/cost-math.ts';
import { api } from '#web/api.ts';
import { SideDrawer } from '#web/routes/admin/ui/side-drawer.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { ReturnState, type SupplierReturn } from './return-state.tsx';
import { returnsTexts as texts } from './texts.ts';

type ReturnDrawerProps = { readonly returnId: number; readonly onClose: () => void };

export function ReturnDrawer({ returnId, onClose }: ReturnDrawerProps) {
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
