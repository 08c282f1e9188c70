import { Button, Group, Pagination, Skeleton, Stack, Switch, Title } from '@mantine/core';
import { IconClipboardData, IconPackages, IconTruckLoading } from '@tabler/icons-react';
import { useState } from 'react';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { CountBar } from './count-bar.tsx';
import { CountRows } from './count-rows.tsx';
import { LedgerDialog } from './ledger-dialog.tsx';
import { LowStockBanner } from './low-stock-banner.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import classes from './stock.module.css';
import type { StockItem } from './stock-item.ts';
import { StockRows } from './stock-rows.tsx';
import { stockTexts } from './stock-texts.ts';
import { useCounting } from './use-counting.ts';
import { useStockView } from './use-stock-view.ts';

type Opened = { readonly kind: 'adjust' | 'ledger'; readonly item: StockItem } | { readonly kind: 'receive' };

/** The section 'Menaxho Stokun'. */
export function StockTab() {
  const view = useStockView();
  const [mode, setMode] = useUrlParam('mode');
  const [opened, setOpened] = useState<Opened | null>(null);
  const counting = useCounting();
  const { stock: t } = stockTexts;
  const isCounting = mode === 'count';
  const close = () => setOpened(null);
  return (
    <Stack gap="md">
      <Title order={1}>{isCounting ? stockTexts.count.title : t.title}</Title>
      {!isCounting && <LowStockBanner onShow={() => view.showLow(true)} />}
      <Group gap="sm">
        <div className={classes['search']}>
          <SearchInput value={view.query} onSearch={view.search} label={t.search} />
        </div>
        <Switch
          size="md"
          label={t.onlyLow}
          checked={view.onlyLow}
          onChange={(event) => view.showLow(event.currentTarget.checked)}
        />
        {!isCounting && (
          <Tools onReceive={() => setOpened({ kind: 'receive' })} onCount={() => setMode('count')} />
        )}
      </Group>
      <PageState
        query={view.list}
        loading={<Skeleton h={480} radius="md" />}
        failure={t.failed}
        isEmpty={(page) => page.items.length === 0}
        empty={<EmptyBox icon={<IconPackages size={26} />} title={t.empty} />}
      >
        {(page) => (
          <>
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
              <span className={classes['hint']}>{t.found(page.totalItems)}</span>
              {page.totalPages > 1 && (
                <Pagination
                  total={page.totalPages}
                  value={view.page}
                  onChange={view.setPage}
                  aria-label={t.page}
                  getItemProps={(number) => ({ 'aria-label': t.pageNumber(number) })}
                  getControlProps={(control) => ({ 'aria-label': t.pageControls[control] })}
                />
              )}
            </Group>
          </>
        )}
      </PageState>
      {isCounting && <CountBar counting={counting} onLeave={() => setMode('')} />}
      {opened?.kind === 'adjust' && (
        <AdjustDialog item={view.findListed(opened.item.id) ?? opened.item} onClose={close} />
      )}
      {opened?.kind === 'ledger' && <LedgerDialog item={opened.item} onClose={close} />}
      {opened?.kind === 'receive' && <ReceiveDialog onClose={close} />}
    </Stack>
  );
}

function Tools({ onReceive, onCount }: { readonly onReceive: () => void; readonly onCount: () => void }) {
  const { stock: t } = stockTexts;
  return (
    <>
      <Button size="md" leftSection={<IconTruckLoading size={20} aria-hidden />} onClick={onReceive}>
        {t.receive}
      </Button>
      <Button
        size="md"
        variant="default"
        leftSection={<IconClipboardData size={20} aria-hidden />}
        onClick={onCount}
      >
        {t.count}
      </Button>
    </>
  );
}
