import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDays } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { purchasingFields } from '#web/routes/admin/admin-fields.ts';
import { StatementPeriod } from '#web/routes/admin/ui/statement-period.tsx';
import { StatementTable } from '#web/routes/admin/ui/statement-table.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { supplierEntryWords } from './account.ts';
import { payablesTexts } from './texts.ts';

const texts = payablesTexts.account;

const USUAL_DAYS = 90;

export function SupplierStatement({ supplierId }: { readonly supplierId: number }) {
  const today = useShopToday();
  const [search, setSearch] = useSearchOf(purchasingFields);
  const { from = addDays(today, -USUAL_DAYS), to = today } = search;
  const statement = useQuery(
    api.admin.purchasing.payables.statement.queryOptions(
      { supplierId, from, to },
      { enabled: from <= to, placeholderData: keepPreviousData },
    ),
  );
  const address = `/api/suppliers/${supplierId}/statement?from=${from}&to=${to}`;
  return (
    <StatementPeriod from={from} to={to} onChange={setSearch} address={address} texts={texts}>
      <PageState query={statement} failure={texts.failed} loading={<Skeleton h={260} radius="md" />}>
        {(found) => (
          <StatementTable
            label={texts.views.statement}
            texts={texts}
            statement={found}
            wordsOf={supplierEntryWords}
            tabularNums
          />
        )}
      </PageState>
    </StatementPeriod>
  );
}
