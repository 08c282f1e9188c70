import { Button, Modal, Skeleton, Table } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { STOCK_REASON_LABELS } from '#shared/stock.ts';
import { api } from '#web/api.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { signed } from '#web/ui/signed.ts';
import { uiTexts } from '#web/ui/texts.ts';
import classes from './stock.module.css';
import type { StockItem } from './stock-item.ts';
import { stockTexts } from './stock-texts.ts';

const PAGE_SIZE = 50;

/** The ledger of a product, newest first. */
export function LedgerDialog({ item, onClose }: { readonly item: StockItem; readonly onClose: () => void }) {
  const instantText = useInstantText();
  const { ledger: t } = stockTexts;
  const query = useInfiniteQuery(
    api.stocker.stock.movements.infiniteQueryOptions(
      { productId: item.id, limit: PAGE_SIZE },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  return (
    <Modal
      opened
      onClose={onClose}
      size="52rem"
      title={t.title(item.name)}
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
    >
      <PageState
        query={query}
        loading={<Skeleton h={280} radius="md" />}
        failure={t.failed}
        isEmpty={({ pages }) => pages[0]?.movements.length === 0}
        empty={<p>{t.empty}</p>}
      >
        {({ pages }) => (
          <>
            <Table className={classes['ledger'] ?? ''} aria-label={t.title(item.name)}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t.columns.when}</Table.Th>
                  <Table.Th>{t.columns.reason}</Table.Th>
                  <Table.Th ta="right">{t.columns.change}</Table.Th>
                  <Table.Th ta="right">{t.columns.balance}</Table.Th>
                  <Table.Th>{t.columns.who}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {pages
                  .flatMap((page) => page.movements)
                  .map((movement) => (
                    <Table.Tr key={movement.id}>
                      <Table.Td>{instantText(movement.createdAt)}</Table.Td>
                      <Table.Td>
                        {STOCK_REASON_LABELS[movement.reason]}
                        {movement.orderId !== null && ` · ${t.order(movement.orderId)}`}
                        {movement.note !== '' && <span className={classes['hint']}>{movement.note}</span>}
                      </Table.Td>
                      <Table.Td ta="right">
                        <b className={classes['delta']} data-minus={movement.delta < 0 || undefined}>
                          {signed(movement.delta)}
                        </b>
                      </Table.Td>
                      <Table.Td ta="right">{movement.balanceAfter}</Table.Td>
                      <Table.Td>{movement.actorName ?? t.system}</Table.Td>
                    </Table.Tr>
                  ))}
              </Table.Tbody>
            </Table>
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
