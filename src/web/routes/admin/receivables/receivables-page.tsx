import { Tabs } from '@mantine/core';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { receivablesFields } from '#web/routes/admin/admin-fields.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { TabList } from '#web/routes/admin/ui/tab-list.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { AgeingView } from './ageing-view.tsx';
import { CheckView } from './check-view.tsx';
import { ReceivablesList } from './receivables-list.tsx';
import { RemindersView } from './reminders/reminders-view.tsx';
import { receivablesTexts as texts } from './texts.ts';

const VIEWS = ['list', 'ageing', 'reminders', 'check'] as const;

export function ReceivablesPage() {
  const [view, setView] = useSearchParam(receivablesFields, 'view', 'list');
  return (
    <>
      <PageHead title={tabTexts.tabs.accounts}>
        <LinkButton variant="default" to="/secret-dashboard/bank-import">
          {texts.bank}
        </LinkButton>
      </PageHead>
      <Tabs value={view} onChange={(chosen) => setView(chosen ?? 'list')} keepMounted={false}>
        <TabList tabs={VIEWS.map((name) => [name, texts.views[name]])} shown={view} />
        <Tabs.Panel value="list">
          <ReceivablesList />
        </Tabs.Panel>
        <Tabs.Panel value="ageing">
          <AgeingView />
        </Tabs.Panel>
        <Tabs.Panel value="reminders">
          <RemindersView />
        </Tabs.Panel>
        <Tabs.Panel value="check">
          <CheckView />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
