import { Button, Group } from '@mantine/core';
import { IconFileInvoice, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { usePageActions } from '#web/hooks/use-page-actions.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { useHasTabDraft } from '#web/hooks/use-tab-draft.ts';
import { purchasingFields } from '#web/routes/admin/admin-fields.ts';
import { CounterChips } from '#web/routes/admin/ui/counter-chips.tsx';
import { ListPage } from '#web/routes/admin/ui/list-page.tsx';
import { BillDialog } from './bill-dialog.tsx';
import { BillDrawer } from './bill-drawer.tsx';
import { BillsGrid } from './bills-grid.tsx';
import { billsTexts as texts } from './texts.ts';
import { isUnmatched, UNMATCHED, UnmatchedList } from './unmatched-list.tsx';
import { BILL_FORM } from './use-bill.ts';

const BILLS = 50;
const STATUSES = ['open', 'overdue'] as const;

export function BillsView() {
  const [{ status = '', bill }, setSearch] = useSearchOf(purchasingFields);
  const [isBooking, setBooking] = useState(useHasTabDraft(BILL_FORM));
  const unmatched = useQuery(api.admin.purchasing.bills.unmatched.queryOptions());
  usePageActions([{ id: 'book-bill', label: texts.book, run: () => setBooking(true) }]);
  const counters = [
    { id: '', label: texts.statuses.all, count: useCount({}) },
    { id: 'open', label: texts.statuses.open, count: useCount({ status: 'open' }) },
    { id: 'overdue', label: texts.statuses.overdue, count: useCount({ status: 'overdue' }) },
    ...UNMATCHED.map((id) => ({ id, label: texts.unmatched[id], count: unmatched.data?.[id].total })),
  ];
  return (
    <>
      <Group justify="space-between" align="start" gap="xs" wrap="wrap-reverse">
        <CounterChips
          label={texts.chips}
          counters={counters}
          chosenId={status}
          onChoose={(id) => setSearch({ status: id })}
        />
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setBooking(true)}>
          {texts.book}
        </Button>
      </Group>
      {isUnmatched(status) ? (
        <UnmatchedList what={status} query={unmatched} onBill={(id) => setSearch({ bill: id })} />
      ) : (
        <BillsList status={STATUSES.find((known) => known === status)} />
      )}
      {isBooking && <BillDialog onClose={() => setBooking(false)} />}
      {bill !== undefined && <BillDrawer billId={bill} onClose={() => setSearch({ bill: undefined })} />}
    </>
  );
}

type Filter = { readonly status?: (typeof STATUSES)[number] };

function useCount(filter: Filter): number | undefined {
  return useQuery(api.admin.purchasing.bills.list.queryOptions({ ...filter, limit: 1 })).data?.total;
}

function BillsList({ status }: { readonly status: Filter['status'] | undefined }) {
  const [{ q = '', page = 1, limit = BILLS }, setSearch] = useSearchOf(purchasingFields);
  const query = { query: q, page, limit, ...(status === undefined ? {} : { status }) };
  const list = useQuery(
    api.admin.purchasing.bills.list.queryOptions(query, { placeholderData: keepPreviousData }),
  );
  return (
    <ListPage
      find={{ value: q, label: texts.search }}
      query={list}
      failure={texts.failed}
      empty={{ icon: <IconFileInvoice size={28} />, title: texts.empty, text: texts.emptyHint }}
      totalOf={({ total }) => total}
      paging={query}
      usualLimit={BILLS}
      onChange={setSearch}
    >
      {({ bills, total }) => (
        <BillsGrid bills={bills} total={total} onOpen={(id) => setSearch({ bill: id })} />
      )}
    </ListPage>
  );
}
