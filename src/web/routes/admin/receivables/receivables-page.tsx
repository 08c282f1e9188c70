import { Tabs } from '@mantine/core';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { receivablesFields } from '#web/routes/admin/admin-fields.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
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
        <Tabs.List mb="sm" style={{ flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden' }}>
          {VIEWS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {texts.views[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
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
