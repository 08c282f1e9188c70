import { Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { PersonSelect } from '#web/routes/admin/ui/person-select.tsx';
import { RowSkeletons } from '#web/routes/admin/ui/row-skeletons.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { ListDialog } from './list-dialog.tsx';
import { pricesTexts as texts } from './texts.ts';

type PriceList = inferOutput<typeof api.admin.prices.lists>[number];

export function PricesPage() {
  const lists = useQuery(api.admin.prices.lists.queryOptions());
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={tabTexts.tabs.prices}>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </PageHead>
      <Stack gap="md">
        <PersonSelect
          label={texts.customer}
          placeholder={texts.chooseCustomer}
          ofRole="customer"
          personId={undefined}
          onChange={(customerId) => {
            if (customerId === '') return;
            void navigate({ to: '/secret-dashboard/prices/customers/$customerId', params: { customerId } });
          }}
        />
        <PageState
          query={lists}
          failure={texts.failed}
          loading={<RowSkeletons />}
          isEmpty={(found) => found.length === 0}
          empty={<EmptyBox icon={<IconTags size={28} />} title={texts.empty} text={texts.emptyHint} />}
        >
          {(found) => (
            <DataGrid
              label={texts.lists}
              name="price-lists"
              mark="entry"
              rows={found}
              idOf={(list) => list.id}
              columns={COLUMNS}
              card={(list) => <ListCard list={list} />}
            />
          )}
        </PageState>
      </Stack>
      {isAdding && <ListDialog onClose={() => setAdding(false)} />}
    </>
  );
}

const COLUMNS: readonly GridColumn<PriceList>[] = [
  { id: 'name', head: texts.columns.name, isFixed: true, cell: (list) => <ListLink list={list} /> },
  { id: 'vat', head: texts.columns.vat, cell: (list) => (list.isNet ? texts.net : texts.gross) },
  { id: 'rules', head: texts.columns.rules, cell: (list) => <ListRules list={list} /> },
  { id: 'days', head: texts.columns.days, cell: daysOf },
  {
    id: 'products',
    head: texts.columns.products,
    isNumber: true,
    cell: (list) => list.products.toLocaleString('de-DE'),
  },
  {
    id: 'customers',
    head: texts.columns.customers,
    isNumber: true,
    cell: (list) => list.customers.toLocaleString('de-DE'),
  },
];

function daysOf({ validFrom, validTo }: PriceList): string {
  if (validFrom === null && validTo === null) return texts.always;
  return texts.days(validFrom ? formatDate(validFrom) : '', validTo ? formatDate(validTo) : '');
}

function ListLink({ list }: { readonly list: PriceList }) {
  return (
    <SectionLink to="/secret-dashboard/prices/$listId" params={{ listId: String(list.id) }}>
      {list.name}
    </SectionLink>
  );
}

function ListRules({ list }: { readonly list: Pick<PriceList, 'isExclusive' | 'addsDiscounts'> }) {
  return (
    <Group gap={6} component="span">
      {list.isExclusive && <Pill tone="warn">{texts.fields.exclusive}</Pill>}
      {list.addsDiscounts && <Pill tone="info">{texts.fields.discounts}</Pill>}
      {!list.isExclusive && !list.addsDiscounts && '–'}
    </Group>
  );
}

function ListCard({ list }: { readonly list: PriceList }) {
  const facts = [
    list.isNet ? texts.net : texts.gross,
    daysOf(list),
    `${texts.columns.products}: ${list.products.toLocaleString('de-DE')}`,
    `${texts.columns.customers}: ${list.customers.toLocaleString('de-DE')}`,
  ];
  return (
    <Stack gap="xs">
      <ListLink list={list} />
      <Dimmed>{facts.join(' · ')}</Dimmed>
      {(list.isExclusive || list.addsDiscounts) && <ListRules list={list} />}
    </Stack>
  );
}
