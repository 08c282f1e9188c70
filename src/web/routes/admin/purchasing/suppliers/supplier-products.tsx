import { Button, Group, Skeleton, Stack, Switch, Table, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { z } from 'zod';
import { formatUnitPrice, parseUnitPrice, unitPriceForField } from '#shared/prices/unit-price.ts';
import { parseWholeNumber } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { FieldRow } from '#web/routes/admin/product-form/form-section.tsx';
import { ProductSelect } from '#web/routes/admin/purchasing/product-select.tsx';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { OpenLink } from '#web/routes/admin/ui/open-link.tsx';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { SideDrawer } from '#web/routes/admin/ui/side-drawer.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { numberOr } from '#web/ui/quantity/number-schemas.ts';
import { supplierTexts as texts } from './texts.ts';

type Sold = inferOutput<typeof api.admin.purchasing.suppliers.products>['products'][number];

/** For an added product only these are known. */
type Edited = Pick<Sold, 'productId' | 'productName'> & Partial<Sold>;

const LIMIT = 50;

type SupplierProductsProps = { readonly supplierId: number; readonly onClose: () => void };

export function SupplierProducts({ supplierId, onClose }: SupplierProductsProps) {
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<Edited | null>(null);
  const { suppliers } = api.admin.purchasing;
  const { data: supplier } = useQuery(suppliers.get.queryOptions({ id: supplierId }));
  const query = useQuery(
    suppliers.products.queryOptions(
      { supplierId, page, limit: LIMIT },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <SideDrawer title={texts.sells(supplier?.name ?? '')} width="44rem" onClose={onClose}>
      <Stack gap="md">
        <ProductSelect
          label={texts.addProduct}
          placeholder={texts.findProduct}
          onChoose={({ id, name }) => setEdited({ productId: id, productName: name })}
        />
        <PageState query={query} failure={texts.sellsFailed} loading={<Skeleton h={280} radius="md" />}>
          {({ products, total }) => (
            <>
              {total === 0 ? (
                <Text c="dimmed">{texts.sellsNone}</Text>
              ) : (
                <Rows rows={products} onEdit={setEdited} />
              )}
              <Pager
                page={page}
                pages={Math.ceil(total / LIMIT)}
                total={total}
                limit={LIMIT}
                onPage={setPage}
              />
            </>
          )}
        </PageState>
      </Stack>
      {edited && <EditDialog supplierId={supplierId} sold={edited} onClose={() => setEdited(null)} />}
    </SideDrawer>
  );
}

function Rows({ rows, onEdit }: { readonly rows: readonly Sold[]; readonly onEdit: (sold: Sold) => void }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.product}</Table.Th>
          <Table.Th visibleFrom="sm">{texts.code}</Table.Th>
          <Table.Th ta="right" visibleFrom="sm">
            {texts.pack}
          </Table.Th>
          <Table.Th ta="right">{texts.price}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.productId}>
            <Table.Td>
              <OpenLink onOpen={() => onEdit(row)}>{row.productName}</OpenLink>
              <Text size="xs" c="dimmed" hiddenFrom="sm">
                {[row.supplierCode, texts.packOf(row.packSize)].filter(Boolean).join(' · ')}
              </Text>
              <Group gap={6} mt={2}>
                {row.isPreferred && <Pill tone="good">{texts.preferred}</Pill>}
                {row.isPriceFixed && <Pill>{texts.fixed}</Pill>}
              </Group>
            </Table.Td>
            <Table.Td visibleFrom="sm">{row.supplierCode || '–'}</Table.Td>
            <Table.Td ta="right" visibleFrom="sm">
              {row.packSize}
            </Table.Td>
            <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
              {row.netPriceE4 === null ? '–' : formatUnitPrice(row.netPriceE4)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const soldForm = z.object({
  supplierCode: z.string().max(60),
  supplierName: z.string().max(160),
  packSize: numberOr((text) => parseWholeNumber(text), 1).pipe(z.int().min(1)),
  netPriceE4: numberOr(parseUnitPrice, null),
  isPriceFixed: z.boolean(),
  isPreferred: z.boolean(),
});

type EditDialogProps = {
  readonly supplierId: number;
  readonly sold: Edited;
  readonly onClose: () => void;
};

function EditDialog({ supplierId, sold, onClose }: EditDialogProps) {
  const { productId, productName } = sold;
  const isNew = sold.supplierId === undefined;
  const form = useZodForm(soldForm, {
    mode: 'controlled',
    initialValues: {
      supplierCode: sold.supplierCode ?? '',
      supplierName: sold.supplierName ?? '',
      packSize: String(sold.packSize ?? 1),
      netPriceE4:
        sold.netPriceE4 === undefined || sold.netPriceE4 === null ? '' : unitPriceForField(sold.netPriceE4),
      isPriceFixed: sold.isPriceFixed ?? false,
      isPreferred: sold.isPreferred ?? false,
    },
  });
  const set = useAction(api.admin.purchasing.suppliers.setProducts, {
    affects: ['purchasing'],
    failure: texts.productNotSaved,
    success: texts.productSaved,
    form,
    onDone: onClose,
  });
  const run = (product: object) => void set.run({ supplierId, products: [{ productId, ...product }] });
  return (
    <ReceivableDialog
      title={productName}
      submitLabel={texts.save}
      isWorking={set.isPending}
      // Omitted for a new one: the first supplier of a product becomes the preferred one.
      form={form.submit(({ isPreferred, ...fields }) =>
        run({ ...fields, ...(isNew && !isPreferred ? {} : { isPreferred }) }),
      )}
      onClose={onClose}
    >
      <FieldRow>
        <TextInput data-autofocus label={texts.code} maxLength={60} {...form.field('supplierCode')} />
        <TextInput label={texts.ownName} maxLength={160} {...form.field('supplierName')} />
      </FieldRow>
      <FieldRow>
        <NumberField label={texts.pack} isWhole {...form.field('packSize')} />
        <NumberField label={texts.price} {...form.field('netPriceE4')} />
      </FieldRow>
      <Switch
        label={texts.preferred}
        description={texts.preferredHint}
        {...form.getInputProps('isPreferred', { type: 'checkbox' })}
      />
      <Switch
        label={texts.fixed}
        description={texts.fixedHint}
        {...form.getInputProps('isPriceFixed', { type: 'checkbox' })}
      />
      {!isNew && (
        <Group>
          <Button variant="subtle" color="bad" onClick={() => run({ isRemoved: true })}>
            {texts.remove}
          </Button>
        </Group>
      )}
    </ReceivableDialog>
  );
}
