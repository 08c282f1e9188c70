import { useSearchParam } from '#web/hooks/use-search.ts';
import { receivablesFields } from '#web/routes/admin/admin-fields.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { PageTabs } from '#web/routes/admin/ui/page-tabs.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { AgeingView } from './ageing-view.tsx';
import { CheckView } from './check-view.tsx';
import { ReceivablesList } from './receivables-list.tsx';
import { RemindersView } from './reminders/reminders-view.tsx';
import { receivablesTexts as texts } from './texts.ts';

export function ReceivablesPage() {
  const [view, setView] = useSearchParam(receivablesFields, 'view', 'list');
  return (
    <>
      <PageHead title={tabTexts.tabs.accounts}>
        <LinkButton variant="default" to="/secret-dashboard/bank-import">
          {texts.bank}
        </LinkButton>
      </PageHead>
      <PageTabs
        named={view}
        onShow={setView}
        tabs={[
          ['list', texts.views.list, <ReceivablesList key="list" />],
          ['ageing', texts.views.ageing, <AgeingView key="ageing" />],
          ['reminders', texts.views.reminders, <RemindersView key="reminders" />],
          ['check', texts.views.check, <CheckView key="check" />],
        ]}
      />
    </>
  );
}
