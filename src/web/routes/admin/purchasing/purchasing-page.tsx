import { Tabs } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { purchasingFields } from '#web/routes/admin/admin-fields.ts';
import { FeaturePage } from '#web/routes/admin/ui/feature-page.tsx';
import { TabList } from '#web/routes/admin/ui/tab-list.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { BillsView } from './bills/bills-view.tsx';
import { OrdersView } from './orders/orders-view.tsx';
import { PayablesView } from './payables/payables-view.tsx';
import { ReceiptsView } from './receipts-view.tsx';
import { SuggestionsView } from './suggestions/suggestions-view.tsx';
import { SuppliersView } from './suppliers/suppliers-view.tsx';
import { purchasingTexts as texts } from './texts.ts';

const TABS = [
  ['suggestions', SuggestionsView],
  ['orders', OrdersView],
  ['receipts', ReceiptsView],
  ['bills', BillsView],
  ['suppliers', SuppliersView],
  ['payables', PayablesView],
] as const;

const NAMES = TABS.map(([name]) => name);

const USUAL = 'suggestions';

export function PurchasingPage() {
  return (
    <FeaturePage feature="purchasing">
      <Content />
    </FeaturePage>
  );
}

function Content() {
  const [tab, setTab] = useSearchParam(purchasingFields, 'tab', USUAL);
  const shown = NAMES.find((name) => name === tab) ?? USUAL;
  return (
    <>
      <PageHead title={texts.title}>
        <LinkButton
          to="/secret-dashboard/imports"
          search={{ kind: 'supplier-products', export: 'supplier-products' }}
          variant="default"
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        >
          {texts.files}
        </LinkButton>
      </PageHead>
      <Tabs value={shown} onChange={(chosen) => setTab(chosen ?? USUAL)} keepMounted={false}>
        <TabList tabs={NAMES.map((name) => [name, texts.tabs[name]])} shown={shown} />
        {TABS.map(([name, Tab]) => (
          <Tabs.Panel key={name} value={name}>
            <Tab />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
