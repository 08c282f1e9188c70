import { Alert, Box, Button, Group, Pagination, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle, IconClipboardData, IconPackages, IconTruckLoading } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { countText } from '#shared/prices/packs.ts';
import { api } from '#web/api.ts';
import { receivingTexts } from '#web/features/receiving/texts.ts';
import { useReceiving } from '#web/features/receiving/use-receiving.ts';
import type { StockItem } from '#web/features/stock-scan/stock-item.ts';
import { useSearchOf, useSearchParam } from '#web/hooks/use-search.ts';
import { stockFields } from '#web/routes/stocker/stocker-fields.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { SearchedInstead } from '#web/ui/searched-instead.tsx';
import { Toolbar } from '#web/ui/toolbar.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { CountBar } from './count-bar.tsx';
import { CountRows } from './count-rows.tsx';
import { CountScan } from './count-scan.tsx';
import { LedgerDialog } from './ledger-dialog.tsx';
import { ReceiveGoods } from './receive-goods.tsx';
import { StockRows } from './stock-rows.tsx';
import { stockTexts } from './stock-texts.ts';
import { useCounting } from './use-counting.ts';

type Opened = { readonly kind: 'adjust' | 'ledger'; readonly item: StockItem };

export function StockPage() {
  const [mode, setMode] = useSearchParam(stockFields, 'mode', '');
  const [opened, setOpened] = useState<Opened | null>(null);
  const counting = useCounting();
  const view = useStockView(mode === 'count' ? counting.ids : null);
  const receiving = useReceiving();
  const { stock: t, count } = stockTexts;
  const isCounting = mode === 'count';
  return (
    <Stack gap="xs">
      <PageHead
        title={isCounting ? count.title : t.title}
        aside={isCounting ? null : <FindTools view={view} />}
      >
        {!isCounting && (
          <>
            <Button
              variant="default"
              leftSection={<IconClipboardData size={20} aria-hidden />}
              onClick={() => setMode('count')}
            >
              {stockTexts.stock.count}
            </Button>
            <Button
              leftSection={<IconTruckLoading size={20} aria-hidden />}
              onClick={() => setMode('receive')}
            >
              {receivingTexts.open(receiving.lines.length)}
            </Button>
          </>
        )}
      </PageHead>
      {isCounting ? <CountScan counting={counting} /> : <LowStockBanner onShow={() => view.showLow(true)} />}
      {isCounting && (
        <FindTools view={view}>
          <Switch
            label={count.onlyCounted(counting.ids.length)}
            checked={view.onlyCounted}
            onChange={(event) => view.showCounted(event.currentTarget.checked)}
          />
        </FindTools>
      )}
      <PageState
        query={view.list}
        loading={<Skeleton h={480} radius="md" />}
        failure={t.failed}
        isEmpty={(page) => page.items.length === 0}
        empty={<EmptyBox icon={<IconPackages size={26} />} title={t.empty} />}
      >
        {(page) => (
          <>
            <SearchedInstead term={page.corrected} />
            {isCounting ? (
              <CountRows items={page.items} counting={counting} />
            ) : (
              <StockRows
                page={page}
                onAdjust={(item) => setOpened({ kind: 'adjust', item })}
                onLedger={(item) => setOpened({ kind: 'ledger', item })}
              />
            )}
            <Group justify="space-between">
              <Dimmed>{t.found(page.totalItems)}</Dimmed>
              {page.totalPages > 1 && (
                <Pagination
                  total={page.totalPages}
                  value={view.page}
                  onChange={view.setPage}
                  aria-label={t.page}
                />
              )}
            </Group>
          </>
        )}
      </PageState>
      {isCounting && <CountBar counting={counting} onLeave={() => setMode('')} />}
      <OpenedDialog
        opened={opened && { ...opened, item: view.findListed(opened.item.id) ?? opened.item }}
        onClose={() => setOpened(null)}
      />
      {mode === 'receive' && <ReceiveGoods receiving={receiving} onClose={() => setMode('')} />}
    </Stack>
  );
}

type FindToolsProps = {
  readonly view: ReturnType<typeof useStockView>;
  readonly children?: ReactNode;
};

function FindTools({ view, children }: FindToolsProps) {
  const { stock: t } = stockTexts;
  return (
    <Toolbar label={t.search} mb={0}>
      <Box w={{ base: '100%', sm: '12.5rem' }}>
        <SearchInput size="sm" value={view.query} onSearch={view.search} label={t.search} />
      </Box>
      <Switch
        label={t.onlyLow}
        checked={view.onlyLow}
        onChange={(event) => view.showLow(event.currentTarget.checked)}
      />
      {children}
    </Toolbar>
  );
}

function OpenedDialog({ opened, onClose }: { readonly opened: Opened | null; readonly onClose: () => void }) {
  if (opened === null) return null;
  const Dialog = opened.kind === 'adjust' ? AdjustDialog : LedgerDialog;
  return <Dialog item={opened.item} onClose={onClose} />;
}

const SHOWN_LINES = 1;

function useIsCut(isOpen: boolean) {
  const [isCut, setCut] = useState(false);
  const [text, ref] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!text || isOpen) return;
    const measure = () => setCut(text.scrollHeight > text.clientHeight + 1);
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(text);
    return () => watching.disconnect();
  }, [text, isOpen]);
  return { ref, isCut };
}

export function LowStockBanner({ onShow }: { readonly onShow: () => void }) {
  const { data, isPending } = useQuery(api.stocker.stock.low.queryOptions({}));
  const [isOpen, { toggle }] = useDisclosure(false);
  const { ref: names, isCut } = useIsCut(isOpen);
  if (isPending) return <Skeleton h={64} />;
  if (!data || data.totalItems === 0) return null;
  const { stock: t } = stockTexts;
  return (
    <Alert
      component="section"
      role="region"
      color="warn"
      py={2}
      icon={<IconAlertTriangle size={20} aria-hidden />}
      styles={{ wrapper: { alignItems: 'center' }, icon: { marginBlock: 0 } }}
      aria-label={t.lowTitle}
    >
      <Group gap="xs" mih={40}>
        <Text
          size="sm"
          flex={{ base: '1 1 100%', sm: isOpen ? '1 1 100%' : '1 1 0' }}
          style={{ color: 'inherit' }}
          ref={names}
          {...(isOpen ? {} : { lineClamp: SHOWN_LINES })}
        >
          <b>
            {t.lowTitle} ({data.totalItems})
          </b>{' '}
          {t.lowText(data.lowStockThreshold)}{' '}
          {data.items.map((item) => t.lowItem(item.name, countText(item.stock, item))).join(', ')}.
        </Text>
        {(isOpen || isCut) && (
          <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? t.hideNames : t.showNames}
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={onShow}>
          {t.showLow}
        </Button>
      </Group>
    </Alert>
  );
}

const PAGE_SIZE = 50;

const MAX_COUNTED = 1000;

/** Counts are sorted by shelf, `countedIds` are the products on the sheet; otherwise sorted by name. */
export function useStockView(countedIds: readonly number[] | null) {
  const [{ q: query = '', low, counted, page = 1 }, change] = useSearchOf(stockFields);
  const onlyLow = low === 'yes';
  const onlyCounted = countedIds !== null && counted === 'yes';
  const list = useQuery({
    ...api.stocker.stock.list.queryOptions({
      query,
      onlyLow,
      page,
      limit: PAGE_SIZE,
      ...(countedIds === null ? {} : { sort: 'place' as const }),
      ...(onlyCounted ? { productIds: countedIds.slice(0, MAX_COUNTED) } : {}),
    }),
    placeholderData: keepPreviousData,
  });
  const lastPage = list.data ? list.data.totalPages || 1 : page;
  useEffect(() => {
    if (page > lastPage) change({ page: lastPage });
  }, [page, lastPage, change]);
  return {
    list,
    findListed: (productId: number) => list.data?.items.find((item) => item.id === productId),
    query,
    onlyLow,
    onlyCounted,
    page,
    search: (q: string) => change({ q }),
    showLow: (isOn: boolean) => change({ low: isOn ? 'yes' : '' }),
    showCounted: (isOn: boolean) => change({ counted: isOn ? 'yes' : '' }),
    setPage: (next: number) => change({ page: next }),
  };
}
