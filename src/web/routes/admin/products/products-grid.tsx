import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { categoryLabel, subcategoryLabel } from '#shared/categories.ts';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { findRegionName } from '#shared/regions.ts';
import { DEFAULT_LOW_STOCK_THRESHOLD } from '#shared/stock.ts';
import { api } from '#web/api.ts';
import { useFirm } from '#web/firm.ts';
import { DataGrid, type GridColumn, type GridSelection } from '#web/routes/admin/ui/data-grid.tsx';
import { adminTexts } from '#web/routes/admin/ui/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { StockBadge } from '#web/ui/stock-badge.tsx';
import { StockFigures } from '#web/ui/stock-figures.tsx';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import { DiscountCell, IdentityCell, PriceCell, ProductButtons } from './product-cells.tsx';
import type { ProductQuery } from './product-query.ts';
import { productsTexts as texts } from './texts.ts';
import { type ListedProduct, type ProductActions, useProductActions } from './use-product-actions.ts';

type ProductsGridProps = {
  readonly products: readonly ListedProduct[];
  readonly total: number;
  readonly query: ProductQuery;
  readonly selection: Pick<GridSelection<ListedProduct>, 'ticked' | 'onTick'>;
  readonly onChange: (change: { readonly sort: string; readonly direction: string }) => void;
};

const labelOf = (product: ListedProduct) => texts.select(product.name);

export function ProductsGrid({ products, total, query, selection, onChange }: ProductsGridProps) {
  useFirm();
  const actions = useProductActions();
  const settings = useQuery(api.admin.settings.get.queryOptions());
  const lowAt = settings.data?.shop.lowStockThreshold ?? DEFAULT_LOW_STOCK_THRESHOLD;
  const columns = useMemo(() => columnsOf(actions, lowAt), [actions, lowAt]);
  return (
    <DataGrid
      label={texts.counts.label}
      name="products"
      mark="product"
      rowHeight={55}
      caption={texts.found(total)}
      rows={products}
      idOf={(product) => product.id}
      columns={columns}
      selection={{ ...selection, labelOf }}
      sort={{
        by: query.sort,
        direction: query.direction ?? 'asc',
        onSort: (by, direction) => onChange({ sort: by, direction }),
      }}
      card={(product, box) => <ProductCard product={product} actions={actions} lowAt={lowAt} box={box} />}
    />
  );
}

function columnsOf(actions: ProductActions, lowAt: number): GridColumn<ListedProduct>[] {
  const { sorts, columns, extras } = texts;
  return [
    {
      id: 'name',
      head: columns.product,
      isSorting: true,
      isFixed: true,
      width: '32%',
      cell: (product) => <IdentityCell product={product} actions={actions} />,
    },
    {
      id: 'category',
      head: sorts.category,
      isSorting: true,
      cell: (product) => (
        <>
          {categoryLabel(product.category)}
          <Dimmed size="xs">
            {product.subcategory === null ? '' : subcategoryLabel(product.category, product.subcategory)}
          </Dimmed>
        </>
      ),
    },
    {
      id: 'price',
      head: sorts.price,
      isSorting: true,
      isNumber: true,
      cell: (product) => <PriceCell product={product} actions={actions} />,
    },
    {
      id: 'vat',
      head: sorts.vat,
      isSorting: true,
      isNumber: true,
      cell: (product) => formatBasisPoints(product.vatBasisPoints),
    },
    {
      id: 'discount',
      head: sorts.discount,
      isSorting: true,
      isNumber: true,
      cell: (product) => <DiscountCell product={product} actions={actions} />,
    },
    {
      id: 'final',
      head: columns.final,
      isNumber: true,
      cell: (product) =>
        product.discountBasisPoints > 0 ? <UnitPrice e4={product.discountedPriceE4} /> : '–',
    },
    {
      id: 'stock',
      head: sorts.stock,
      isSorting: true,
      cell: (product) => <StockOf product={product} lowAt={lowAt} />,
    },
    {
      id: 'net',
      head: extras.net,
      isNumber: true,
      isExtra: true,
      cell: (product) => <UnitPrice e4={product.priceWithoutVatE4} />,
    },
    { id: 'shelf', head: extras.shelf, isExtra: true, cell: (product) => product.shelfPlace },
    { id: 'barcode', head: extras.barcode, isExtra: true, cell: (product) => product.barcode },
    {
      id: 'regions',
      head: extras.regions,
      isExtra: true,
      cell: ({ regionIds }) => regionIds.map(findRegionName).join(', '),
    },
    {
      id: 'actions',
      head: adminTexts.actions,
      isFixed: true,
      cell: (product) => <ProductButtons product={product} actions={actions} />,
    },
  ];
}

type StockOfProps = {
  readonly product: ListedProduct;
  readonly lowAt: number;
};

function StockOf({ product, lowAt }: StockOfProps) {
  return (
    <Stack gap={2} align="flex-start">
      <StockBadge stock={product.free} goods={product} lowAt={product.reorderPoint ?? lowAt} />
      <StockFigures figures={product} goods={product} withoutFree canWrap />
    </Stack>
  );
}

type ProductCardProps = {
  readonly product: ListedProduct;
  readonly actions: ProductActions;
  readonly lowAt: number;
  readonly box: ReactNode;
};

function ProductCard({ product, actions, lowAt, box }: ProductCardProps) {
  useFirm();
  return (
    <Stack gap="xs" h="100%" justify="space-between">
      <Group gap="sm" wrap="nowrap" miw={0}>
        {box}
        <IdentityCell product={product} actions={actions} />
      </Group>
      <Group gap="lg" align="start">
        <Fact name={texts.sorts.price}>
          <PriceCell product={product} actions={actions} />
        </Fact>
        <Fact name={texts.sorts.discount}>
          <DiscountCell product={product} actions={actions} />
        </Fact>
        {product.discountBasisPoints > 0 && (
          <Fact name={texts.columns.final}>
            <UnitPrice e4={product.discountedPriceE4} />
          </Fact>
        )}
      </Group>
      <Group justify="space-between">
        <StockOf product={product} lowAt={lowAt} />
        <ProductButtons product={product} actions={actions} canWrap />
      </Group>
    </Stack>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Dimmed size="xs">{name}</Dimmed>
      {children}
    </div>
  );
}
