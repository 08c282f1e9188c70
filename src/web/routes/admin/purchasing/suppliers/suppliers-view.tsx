import { Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconTruckDelivery } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '#web/api.ts';
import { useSearchOf, useSearchPlace } from '#web/hooks/use-search.ts';
import { purchasingFields } from '#web/routes/admin/admin-fields.ts';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { ListPage } from '#web/routes/admin/ui/list-page.tsx';
import { OpenLink } from '#web/routes/admin/ui/open-link.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import type { Supplier } from './supplier.ts';
import { SupplierDialog } from './supplier-dialog.tsx';
import { SupplierProducts } from './supplier-products.tsx';
import { supplierTexts as texts } from './texts.ts';

type Opened = { readonly supplier?: Supplier } | null;

const PER_PAGE = 50;

export function SuppliersView() {
  const [search, setSearch] = useSearchOf(purchasingFields);
  const [edited, setEdited] = useState<Opened>(null);
  const selling = useSearchPlace(purchasingFields, 'supplier');
  const paging = { page: search.page ?? 1, limit: search.limit ?? PER_PAGE };
  const list = useQuery(
    api.admin.purchasing.suppliers.list.queryOptions(
      { ...paging, query: search.q ?? '' },
      { placeholderData: keepPreviousData },
    ),
  );
  const columns = useMemo(
    () => columnsOf((supplier) => setEdited({ supplier }), selling.open),
    [selling.open],
  );
  return (
    <>
      <Group justify="flex-end" mb="xs">
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited({})}>
          {texts.add}
        </Button>
      </Group>
      <ListPage
        find={{ value: search.q ?? '', label: texts.search }}
        query={list}
        failure={texts.failed}
        empty={{ icon: <IconTruckDelivery size={26} />, title: texts.none, text: texts.noneHint }}
        totalOf={({ total }) => total}
        paging={paging}
        usualLimit={PER_PAGE}
        onChange={setSearch}
      >
        {({ suppliers, total }) => (
          <DataGrid
            label={texts.label}
            name="suppliers"
            mark="entry"
            caption={texts.found(total)}
            rows={suppliers}
            idOf={(supplier) => supplier.id}
            columns={columns}
            card={(supplier) => (
              <Stack gap={6}>
                <NameButton supplier={supplier} onEdit={() => setEdited({ supplier })} />
                <Dimmed>
                  {[supplier.phone, `${texts.columns.lead} ${texts.days(supplier.leadDays)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </Dimmed>
                <Actions id={supplier.id} onProducts={selling.open} />
              </Stack>
            )}
          />
        )}
      </ListPage>
      {edited && <SupplierDialog {...edited} onClose={() => setEdited(null)} />}
      {selling.value !== undefined && <SupplierProducts supplierId={selling.value} onClose={selling.leave} />}
    </>
  );
}

function columnsOf(
  onEdit: (supplier: Supplier) => void,
  onProducts: (id: number) => void,
): GridColumn<Supplier>[] {
  const { columns } = texts;
  return [
    {
      id: 'name',
      head: columns.name,
      isFixed: true,
      cell: (supplier) => <NameButton supplier={supplier} onEdit={() => onEdit(supplier)} />,
    },
    { id: 'phone', head: columns.phone, cell: ({ phone }) => phone || '–' },
    { id: 'terms', head: columns.terms, isNumber: true, cell: ({ termsDays }) => texts.days(termsDays) },
    { id: 'lead', head: columns.lead, isNumber: true, cell: ({ leadDays }) => texts.days(leadDays) },
    {
      id: 'least',
      head: columns.least,
      isNumber: true,
      cell: ({ minimumOrderCents: cents }) => (cents === null ? '–' : <Money cents={cents} />),
    },
    {
      id: 'actions',
      head: columns.actions,
      isFixed: true,
      cell: ({ id }) => <Actions id={id} onProducts={onProducts} />,
    },
  ];
}

type NameButtonProps = { readonly supplier: Supplier; readonly onEdit: () => void };

function NameButton({ supplier: { name, isActive }, onEdit }: NameButtonProps) {
  return (
    <Group gap="xs" component="span">
      <OpenLink onOpen={onEdit}>{name}</OpenLink>
      {!isActive && <Pill>{texts.inactive}</Pill>}
    </Group>
  );
}

function Actions({ id, onProducts }: { readonly id: number; readonly onProducts: (id: number) => void }) {
  return (
    <Group gap="xs" wrap="nowrap" component="span">
      <Button variant="default" size="compact-sm" onClick={() => onProducts(id)}>
        {texts.products}
      </Button>
      <LinkButton
        to="/secret-dashboard/purchasing"
        search={{ tab: 'payables', supplier: id }}
        variant="default"
        size="compact-sm"
      >
        {texts.account}
      </LinkButton>
    </Group>
  );
}
