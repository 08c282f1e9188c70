import { ActionIcon, Button, Card, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustments, IconHistory } from '@tabler/icons-react';
import { joinUnits } from '#shared/prices/units.ts';
import { ProductName } from '#web/features/stock-scan/product-name.tsx';
import type { StockItem, StockPage } from '#web/features/stock-scan/stock-item.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { StockBadge } from '#web/ui/stock-badge.tsx';
import { StockFigures } from '#web/ui/stock-figures.tsx';
import { StockAmount } from './stock-amount.tsx';
import { stockTexts } from './stock-texts.ts';

type StockRowsProps = {
  readonly page: StockPage;
  readonly onAdjust: (item: StockItem) => void;
  readonly onLedger: (item: StockItem) => void;
};

export function StockRows(props: StockRowsProps) {
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  return isWide ? <StockTable {...props} /> : <StockCards {...props} />;
}

function StockTable({ page, ...actions }: StockRowsProps) {
  const isTight = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  const isUpright = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  const { columns, ...t } = stockTexts.stock;
  return (
    <Table.ScrollContainer minWidth="100%" type="native">
      <Table aria-label={t.title} tabularNums {...(isTight ? { verticalSpacing: 0 } : {})}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.product}</Table.Th>
            {!isTight && <Table.Th>{columns.description}</Table.Th>}
            {!isUpright && <Table.Th>{columns.place}</Table.Th>}
            <Table.Th>{t.free}</Table.Th>
            <Table.Th ta="right" style={{ whiteSpace: 'nowrap' }}>
              {t.taken}
            </Table.Th>
            <Table.Th ta="right" style={{ whiteSpace: 'nowrap' }}>
              {t.shelf}
            </Table.Th>
            <Table.Th>{columns.action}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {page.items.map((item) => (
            <Table.Tr key={item.id}>
              <Table.Td {...(isTight ? { style: { overflowWrap: 'anywhere' } } : { maw: 360 })}>
                {isTight ? (
                  <TightName item={item} hasPlace={isUpright} />
                ) : (
                  <ProductName name={item.name} code={item.code} />
                )}
              </Table.Td>
              {!isTight && (
                <Table.Td maw={320}>
                  <Description item={item} />
                </Table.Td>
              )}
              {!isUpright && <Table.Td style={{ whiteSpace: 'nowrap' }}>{item.shelfPlace || '–'}</Table.Td>}
              <Table.Td>
                <StockBadge
                  stock={item.free}
                  goods={item}
                  lowAt={item.reorderPoint ?? page.lowStockThreshold}
                />
              </Table.Td>
              <Table.Td ta="right">
                <StockAmount pieces={item.taken} goods={item} />
              </Table.Td>
              <Table.Td ta="right" fw={600}>
                <StockAmount pieces={item.shelf} goods={item} />
              </Table.Td>
              <Table.Td>
                <Actions item={item} isTight={isTight} {...actions} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Name, code and description in two lines: eleven rows on a tablet. */
function TightName({ item, hasPlace }: { readonly item: StockItem; readonly hasPlace: boolean }) {
  return (
    <>
      <Text component="b" display="block" fw={650} size="sm" lh={1.25} lineClamp={2}>
        {joinUnits(item.name)}
      </Text>
      <Text size="xs" lh={1.25} c="dimmed" lineClamp={hasPlace ? 2 : 1}>
        {hasPlace ? codeAndPlace(item) : `${item.code} · ${describe(item)}`}
      </Text>
    </>
  );
}

function describe({ description }: StockItem): string {
  return description === '' ? stockTexts.stock.noDescription : description;
}

function StockCards({ page, ...actions }: StockRowsProps) {
  const { stock: t } = stockTexts;
  return (
    <SimpleGrid component="ul" aria-label={t.title} spacing="xs" cols={{ base: 1, sm: 2 }}>
      {page.items.map((item) => (
        <Card key={item.id} component="li" padding="sm">
          <Stack gap={6} h="100%">
            <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
              <ProductName name={item.name} code={codeAndPlace(item)} />
              <StockBadge
                stock={item.free}
                goods={item}
                lowAt={item.reorderPoint ?? page.lowStockThreshold}
              />
            </Group>
            <Description item={item} />
            <StockFigures figures={item} goods={item} />
            <Group justify="flex-end" mt="auto">
              <Actions item={item} {...actions} />
            </Group>
          </Stack>
        </Card>
      ))}
    </SimpleGrid>
  );
}

function codeAndPlace({ code, shelfPlace }: StockItem): string {
  return shelfPlace === '' ? code : `${code} · ${stockTexts.stock.placeOf(shelfPlace)}`;
}

type ActionsProps = Omit<StockRowsProps, 'page'> & { readonly item: StockItem; readonly isTight?: boolean };

function Actions({ item, isTight = false, onAdjust, onLedger }: ActionsProps) {
  const { stock: t } = stockTexts;
  return (
    <Group gap={4} wrap="nowrap">
      {isTight ? (
        <ActionIcon
          variant="default"
          size={40}
          title={t.adjust}
          aria-label={t.adjustOf(item.name)}
          onClick={() => onAdjust(item)}
        >
          <IconAdjustments size={20} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          variant="default"
          aria-label={t.adjustOf(item.name)}
          leftSection={<IconAdjustments size={18} aria-hidden />}
          onClick={() => onAdjust(item)}
        >
          {t.adjust}
        </Button>
      )}
      <ActionIcon
        size="lg"
        title={t.ledger}
        aria-label={t.ledgerOf(item.name)}
        onClick={() => onLedger(item)}
      >
        <IconHistory size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

function Description({ item }: { readonly item: StockItem }) {
  return <Dimmed lineClamp={2}>{describe(item)}</Dimmed>;
}
