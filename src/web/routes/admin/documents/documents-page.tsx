import { Group } from '@mantine/core';
import { IssueDay } from '#web/features/issue-invoices/issue-day.tsx';
import { useSearchParam, useSearchPlace } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { documentsFields } from '#web/routes/admin/admin-fields.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { PageTabs } from '#web/routes/admin/ui/page-tabs.tsx';
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
      <PageTabs
        named={view}
        onShow={setView}
        tabs={[
          ['list', texts.views.list, <DocumentsList key="list" onOpen={opened.open} />],
          [
            'unissued',
            <Group key="label" gap={6} wrap="nowrap">
              {texts.views.unissued}
              <UnissuedCount />
            </Group>,
            <UnissuedView key="unissued" />,
          ],
          ['numbers', texts.views.numbers, <NumbersView key="numbers" />],
        ]}
      />
      {opened.value !== undefined && (
        <DocumentDrawer documentId={opened.value} onOpen={opened.open} onClose={opened.leave} />
      )}
    </>
  );
}
