import { Group, Tabs } from '@mantine/core';
import { IssueDay } from '#web/features/issue-invoices/issue-day.tsx';
import { useSearchParam, useSearchPlace } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { documentsFields } from '#web/routes/admin/admin-fields.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { TabList } from '#web/routes/admin/ui/tab-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { DocumentDrawer } from './document-drawer.tsx';
import { DocumentsList } from './documents-list.tsx';
import { NumbersView } from './numbers-view.tsx';
import { documentsTexts as texts } from './texts.ts';
import { UnissuedCount } from './unissued-count.tsx';
import { UnissuedView } from './unissued-view.tsx';

export function DocumentsPage() {
  const [view, setView] = useSearchParam(documentsFields, 'view', 'list');
  const opened = useSearchPlace(documentsFields, 'document');
  const today = useShopToday();
  return (
    <>
      <PageHead title={tabTexts.tabs.documents}>
        <IssueDay date={today} />
      </PageHead>
      <Tabs value={view} onChange={(chosen) => setView(chosen ?? 'list')} keepMounted={false}>
        <TabList
          tabs={[
            ['list', texts.views.list],
            [
              'unissued',
              <Group key="unissued" gap={6} wrap="nowrap">
                {texts.views.unissued}
                <UnissuedCount />
              </Group>,
            ],
            ['numbers', texts.views.numbers],
          ]}
          shown={view}
        />
        <Tabs.Panel value="list">
          <DocumentsList onOpen={opened.open} />
        </Tabs.Panel>
        <Tabs.Panel value="unissued">
          <UnissuedView />
        </Tabs.Panel>
        <Tabs.Panel value="numbers">
          <NumbersView />
        </Tabs.Panel>
      </Tabs>
      {opened.value !== undefined && (
        <DocumentDrawer documentId={opened.value} onOpen={opened.open} onClose={opened.leave} />
      )}
    </>
  );
}
