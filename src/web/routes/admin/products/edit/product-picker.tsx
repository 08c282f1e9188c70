import { Card, Group, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { IconPackageOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { joinUnits } from '#shared/prices/units.ts';
import { api } from '#web/api.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { productPickerFields } from '#web/routes/admin/admin-fields.ts';
import { texts } from '#web/routes/admin/texts.ts';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { StockBadge } from '#web/ui/stock-badge.tsx';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import classes from './product-picker.module.css';

const PER_PAGE = 24;
const PLACES = [...'abcdefghij'];

export function ProductPicker() {
  const navigate = useNavigate();
  const choose = (id: number) =>
    void navigate({ to: '/secret-dashboard/products/$productId', params: { productId: String(id) } });
  const [{ q: query = '', page = 1 }, setSearch] = useSearchOf(productPickerFields);
  const products = useQuery(
    api.admin.products.list.queryOptions(
      { query, page, limit: PER_PAGE, ...(query === '' ? { sort: 'name' as const } : {}) },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <>
      <Title order={1}>{texts.update.title}</Title>
      <Text c="dimmed" mb="md">
        {texts.update.choose}
      </Text>
      <SearchInput value={query} onSearch={(q) => setSearch({ q })} label={texts.update.search} />
      <PageState query={products} failure="Failed to fetch products" loading={<GridSkeleton />}>
        {({ products: found, totalProducts, totalPages }) => (
          <>
            <Text role="status" my="md" fw={600}>
              {totalProducts === 0 ? '' : texts.update.found(totalProducts)}
            </Text>
            {found.length === 0 && (
              <EmptyBox icon={<IconPackageOff size={28} />} title={texts.update.empty} />
            )}
            <SimpleGrid component="ul" minColWidth="min(100%, 10.5rem)" spacing="md">
              {found.map((product) => (
                <li key={product.id}>
                  <Card
                    component="button"
                    type="button"
                    withBorder
                    p="sm"
                    w="100%"
                    h="100%"
                    display="flex"
                    ta="left"
                    className={classes['card']}
                    onClick={() => choose(product.id)}
                  >
                    <ProductPicture src={product.image} name={product.name} place="shelf" />
                    <Text span my="xs" fw={600} lh={1.35} flex={1}>
                      {joinUnits(product.name)}
                    </Text>
                    <Group component="span" justify="space-between" gap={6}>
                      <UnitPrice e4={product.priceE4} />
                      <StockBadge stock={product.stock} goods={product} />
                    </Group>
                  </Card>
                </li>
              ))}
            </SimpleGrid>
            <Pager page={page} pages={totalPages} onPage={(next) => setSearch({ page: next })} />
          </>
        )}
      </PageState>
    </>
  );
}

function GridSkeleton() {
  return (
    <>
      <Text role="status" my="md">
        {texts.update.loading}
      </Text>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }}>
        {PLACES.map((place) => (
          <Skeleton key={place} height={220} radius="md" />
        ))}
      </SimpleGrid>
    </>
  );
}
