import { Group, Tabs } from '@mantine/core';
import { IssueDay } from '#web/features/issue-invoices/issue-day.tsx';
import { usePlaceParam } from '#web/hooks/use-place-param.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { oneOf } from '#web/routes/admin/ui/use-filters.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { DocumentDrawer } from './document-drawer.tsx';
import { DocumentsList } from './documents-list.tsx';
import { NumbersView } from './numbers-view.tsx';
import { documentsTexts as texts } from './texts.ts';
import { UnissuedCount } from './unissued-count.tsx';
import { UnissuedView } from './unissued-view.tsx';

const VIEWS = ['list', 'unissued', 'numbers'] as const;

export function DocumentsPage() {
  const [wanted, setView] = useUrlParam('view', 'list');
  const view = oneOf(wanted, VIEWS) ?? 'list';
  const opened = usePlaceParam('document');
  const today = useShopToday();
  return (
    <>
      <PageHead title={tabTexts.tabs.documents}>
        <IssueDay date={today} />
      </PageHead>
      <Tabs value={view} onChange={(chosen) => setView(chosen ?? 'list')} keepMounted={false}>
        <Tabs.List mb="sm" style={{ flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden' }}>
          <Tabs.Tab value="list">{texts.views.list}</Tabs.Tab>
          <Tabs.Tab value="unissued">
            <Group gap={6} wrap="nowrap">
              {texts.views.unissued}
              <UnissuedCount />
            </Group>
          </Tabs.Tab>
          <Tabs.Tab value="numbers">{texts.views.numbers}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="list">
          <DocumentsList onOpen={(id) => opened.open(String(id))} />
        </Tabs.Panel>
        <Tabs.Panel value="unissued">
          <UnissuedView />
        </Tabs.Panel>
        <Tabs.Panel value="numbers">
          <NumbersView />
        </Tabs.Panel>
      </Tabs>
      {/^[1-9]\d{0,14}$/.test(opened.value) && (
        <DocumentDrawer
          documentId={Number(opened.value)}
          onOpen={(id) => opened.open(String(id))}
          onClose={opened.leave}
        />
      )}
    </>
  );
}
