import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconTrashOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { joinUnits } from '#shared/prices/units.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { RowSkeletons } from '#web/routes/admin/ui/row-skeletons.tsx';
import { instantText } from '#web/ui/date-texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import { productsTexts } from './texts.ts';

const texts = productsTexts.bin;

type ProductBinProps = { readonly page: number; readonly onPage: (page: number) => void };

export function ProductBin({ page, onPage }: ProductBinProps) {
  const bin = useQuery(
    api.admin.products.bin.queryOptions({ page }, { placeholderData: keepPreviousData, staleTime: 0 }),
  );
  const restore = useAction(api.admin.products.restore, {
    success: ({ name }) => productsTexts.done.restored(name),
    failure: productsTexts.failed.restore,
    affects: ['catalog'],
  });
  return (
    <PageState
      query={bin}
      loading={<RowSkeletons />}
      isEmpty={({ totalProducts }) => totalProducts === 0}
      empty={<EmptyBox icon={<IconTrashOff size={28} />} title={texts.empty} />}
    >
      {({ products, totalPages }) => (
        <>
          <Stack component="ul" aria-label={texts.title} gap="xs">
            {products.map((product) => (
              <Paper key={product.id} component="li" withBorder p="sm" data-binned={product.id}>
                <Group justify="space-between" gap="sm">
                  <div style={{ flex: '1 1 14rem' }}>
                    <Text fw={600}>{joinUnits(product.name)}</Text>
                    <Dimmed>
                      {[product.code, texts.deletedAt(instantText(product.deletedAt))]
                        .filter(Boolean)
                        .join(' · ')}
                    </Dimmed>
                  </div>
                  <UnitPrice e4={product.priceE4} />
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={texts.restoreOf(product.name)}
                    onClick={() => void restore.run({ id: product.id })}
                  >
                    {texts.restore}
                  </Button>
                </Group>
              </Paper>
            ))}
          </Stack>
          <Pager page={page} pages={totalPages} onPage={onPage} />
        </>
      )}
    </PageState>
  );
}
