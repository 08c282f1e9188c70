import { Button, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustments, IconHistory } from '@tabler/icons-react';
import { StockBadge } from '#web/ui/stock-badge.tsx';
import classes from './stock.module.css';
import type { StockItem, StockPage } from './stock-item.ts';
import { stockTexts } from './stock-texts.ts';

type StockRowsProps = {
  readonly page: StockPage;
  readonly onAdjust: (item: StockItem) => void;
  readonly onLedger: (item: StockItem) => void;
};

/** The products of a page: a table where there is room, else cards. */
export function StockRows(props: StockRowsProps) {
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return isWide ? <StockTable {...props} /> : <StockCards {...props} />;
}

function StockTable({ page, ...actions }: StockRowsProps) {
  const { columns } = stockTexts.stock;
  return (
    <Table verticalSpacing="sm" aria-label={stockTexts.stock.title}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{columns.product}</Table.Th>
          <Table.Th>{columns.description}</Table.Th>
          <Table.Th>{columns.stock}</Table.Th>
          <Table.Th>{columns.action}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {page.items.map((item) => (
          <Table.Tr key={item.id}>
            <Table.Td className={classes['product'] ?? ''}>
              <b>{item.name}</b>
              <span className={classes['hint']}>{item.code}</span>
            </Table.Td>
            <Table.Td className={classes['description'] ?? ''}>{describe(item)}</Table.Td>
            <Table.Td>
              <StockBadge stock={item.stock} lowAt={page.lowStockThreshold} />
            </Table.Td>
            <Table.Td>
              <Actions item={item} {...actions} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function StockCards({ page, ...actions }: StockRowsProps) {
  return (
    <ul className={`${classes['cards']} ${classes['pairs']}`} aria-label={stockTexts.stock.title}>
      {page.items.map((item) => (
        <li key={item.id} className={classes['card']}>
          <span className={classes['cardHead']}>
            <b>{item.name}</b>
            <StockBadge stock={item.stock} lowAt={page.lowStockThreshold} />
          </span>
          <span className={classes['hint']}>{item.code}</span>
          <span className={classes['description']}>{describe(item)}</span>
          <Actions item={item} {...actions} />
        </li>
      ))}
    </ul>
  );
}

type ActionsProps = Omit<StockRowsProps, 'page'> & { readonly item: StockItem };

function Actions({ item, onAdjust, onLedger }: ActionsProps) {
  const { stock: t } = stockTexts;
  return (
    <span className={classes['actions']}>
      <Button
        variant="default"
        aria-label={t.adjustOf(item.name)}
        leftSection={<IconAdjustments size={18} aria-hidden />}
        onClick={() => onAdjust(item)}
      >
        {t.adjust}
      </Button>
      <Button
        variant="subtle"
        aria-label={t.ledgerOf(item.name)}
        leftSection={<IconHistory size={18} aria-hidden />}
        onClick={() => onLedger(item)}
      >
        {t.ledger}
      </Button>
    </span>
  );
}

function describe(item: StockItem): string {
  return item.description === '' ? stockTexts.stock.noDescription : item.description;
}
