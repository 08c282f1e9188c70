import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { purchasingFields } from '#web/routes/admin/admin-fields.ts';
import { FeaturePage } from '#web/routes/admin/ui/feature-page.tsx';
import { PageTabs } from '#web/routes/admin/ui/page-tabs.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { BillsView } from './bills/bills-view.tsx';
import { OrdersView } from './orders/orders-view.tsx';
import { PayablesView } from './payables/payables-view.tsx';
import { ReceiptsView } from './receipts-view.tsx';
import { SuggestionsView } from './suggestions/suggestions-view.tsx';
import { SuppliersView } from './suppliers/suppliers-view.tsx';
import { purchasingTexts as texts } from './texts.ts';

export function PurchasingPage() {
  return (
    <FeaturePage feature="purchasing">
      <Content />
    </FeaturePage>
  );
}

function Content() {
  const [tab, setTab] = useSearchParam(purchasingFields, 'tab', 'suggestions');
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
      <PageTabs
        named={tab}
        onShow={setTab}
        tabs={[
          ['suggestions', texts.tabs.suggestions, <SuggestionsView key="suggestions" />],
          ['orders', texts.tabs.orders, <OrdersView key="orders" />],
          ['receipts', texts.tabs.receipts, <ReceiptsView key="receipts" />],
          ['bills', texts.tabs.bills, <BillsView key="bills" />],
          ['suppliers', texts.tabs.suppliers, <SuppliersView key="suppliers" />],
          ['payables', texts.tabs.payables, <PayablesView key="payables" />],
        ]}
      />
    </>
  );
}
