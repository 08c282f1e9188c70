import { Button, Group, Modal, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import type { PackedGoods } from '#shared/prices/packs.ts';
import { STOCK_REASON_LABELS } from '#shared/stock.ts';
import { api } from '#web/api.ts';
import type { StockItem } from '#web/features/stock-scan/stock-item.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { SignedAmount, StockAmount } from './stock-amount.tsx';
import { stockTexts } from './stock-texts.ts';

const PAGE_SIZE = 50;

type Movement = inferOutput<typeof api.stocker.stock.movements>['movements'][number];

export function LedgerDialog({ item, onClose }: { readonly item: StockItem; readonly onClose: () => void }) {
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const Movements = isNarrow ? MovementLines : MovementTable;
  const { ledger: t } = stockTexts;
  const query = useInfiniteQuery(
    api.stocker.stock.movements.infiniteQueryOptions(
      { productId: item.id, limit: PAGE_SIZE },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  return (
    <Modal opened onClose={onClose} size="52rem" title={t.title(item.name)}>
      <PageState
        query={query}
        loading={<Skeleton h={280} radius="md" />}
        failure={t.failed}
        isEmpty={({ pages }) => pages[0]?.movements.length === 0}
        empty={<Text my="1em">{t.empty}</Text>}
      >
        {({ pages }) => (
          <>
            <Movements
              label={t.title(item.name)}
              goods={item}
              movements={pages.flatMap((page) => page.movements)}
            />
            {query.hasNextPage && (
              <Button
                mt="md"
                variant="default"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t.more}
              </Button>
            )}
          </>
        )}
      </PageState>
    </Modal>
  );
}

type MovementsProps = {
  readonly label: string;
  readonly goods: PackedGoods;
  readonly movements: readonly Movement[];
};

function MovementTable({ label, goods, movements }: MovementsProps) {
  const instantText = useInstantText();
  const { columns } = stockTexts.ledger;
  return (
    <Table aria-label={label} tabularNums>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{columns.when}</Table.Th>
          <Table.Th>{columns.reason}</Table.Th>
          <Table.Th ta="right">{columns.change}</Table.Th>
          <Table.Th ta="right">{columns.balance}</Table.Th>
          <Table.Th>{columns.who}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {movements.map((movement) => (
          <Table.Tr key={movement.id}>
            <Table.Td>{instantText(movement.createdAt)}</Table.Td>
            <Table.Td>
              <Reason movement={movement} />
            </Table.Td>
            <Table.Td ta="right">
              <SignedAmount pieces={movement.delta} goods={goods} />
            </Table.Td>
            <Table.Td ta="right">
              <StockAmount pieces={movement.balanceAfter} goods={goods} />
            </Table.Td>
            <Table.Td>{movement.actorName ?? stockTexts.ledger.system}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function MovementLines({ label, goods, movements }: MovementsProps) {
  const instantText = useInstantText();
  return (
    <Stack component="ul" aria-label={label} gap="xs">
      {movements.map((movement) => (
        <li key={movement.id}>
          <Group justify="space-between" align="flex-start" gap="xs">
            <Reason movement={movement} />
            <span style={{ whiteSpace: 'nowrap' }}>
              <SignedAmount pieces={movement.delta} goods={goods} /> →{' '}
              <StockAmount pieces={movement.balanceAfter} goods={goods} />
            </span>
          </Group>
          <Text size="sm" c="dimmed">
            {instantText(movement.createdAt)} · {movement.actorName ?? stockTexts.ledger.system}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function Reason({ movement }: { readonly movement: Movement }) {
  return (
    <span>
      {STOCK_REASON_LABELS[movement.reason]}
      {movement.orderId !== null && ` · ${stockTexts.ledger.order(movement.orderId)}`}
      {movement.note !== '' && <Dimmed>{movement.note}</Dimmed>}
    </span>
  );
}
