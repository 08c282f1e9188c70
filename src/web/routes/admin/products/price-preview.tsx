import { Alert, Badge, Skeleton, Stack, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { formatBasisPoints } from '#shared/prices/money.ts';
import type { Prices } from '#shared/prices/price-changes.ts';
import { formatUnitPrice } from '#shared/prices/unit-price.ts';
import { api, client } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { showToast } from '#web/ui/toast.ts';
import { productsTexts } from './texts.ts';

const texts = productsTexts.prices;

export type Previewed = inferOutput<typeof api.admin.products.previewPrices>;
type PricedRow = inferOutput<typeof api.admin.products.priceRows>['rows'][number];

type PricePreviewProps = {
  readonly previewed: Previewed;
  /** The question about the new VAT rate. */
  readonly doubt: string | null;
  readonly onBack: () => void;
  readonly onDone: () => void;
};

export function PricePreview({ previewed, doubt, onBack, onDone }: PricePreviewProps) {
  const { id, changing, large, impossible, same } = previewed;
  const apply = useAction(api.admin.products.applyPrices, {
    success: ({ changed }) => texts.done(changed),
    failure: productsTexts.failed.price,
    affects: ['catalog'],
    undo: () => async () => showSkipped(await client.admin.products.undoPrices.mutate({ id })),
    onSuccess: showSkipped,
    onDone,
  });
  return (
    <Stack gap="sm">
      <Text role="status">{texts.counts(changing, same)}</Text>
      {large > 0 && <Alert color="bad">{texts.large(large)}</Alert>}
      {doubt !== null && <Alert color="warn">{doubt}</Alert>}
      {impossible > 0 && <Alert color="warn">{texts.impossible(impossible)}</Alert>}
      <Rows id={id} />
      <DialogButtons
        onCancel={onBack}
        cancelLabel={texts.back}
        disabled={changing === 0}
        loading={apply.isPending}
        onClick={() => void apply.run({ id })}
      >
        {texts.apply(changing)}
      </DialogButtons>
    </Stack>
  );
}

const MAX_NAMED = 5;

function showSkipped({ left }: inferOutput<typeof api.admin.products.applyPrices>): void {
  if (left.length === 0) return;
  const names = left.slice(0, MAX_NAMED).map(({ name }) => name);
  showToast({ tone: 'error', message: texts.left(left.length, names) });
}

function Rows({ id }: { readonly id: string }) {
  const [page, setPage] = useState(1);
  const rows = useQuery(
    api.admin.products.priceRows.queryOptions({ id, page }, { placeholderData: keepPreviousData }),
  );
  return (
    <PageState query={rows} loading={<Skeleton height={240} />}>
      {({ rows: shown, totalPages }) => (
        <>
          <ScrollBox label={texts.preview} maxHeight="50vh">
            <Table aria-label={texts.preview}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{productsTexts.columns.product}</Table.Th>
                  <Table.Th ta="right">{texts.before}</Table.Th>
                  <Table.Th ta="right">{texts.after}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {shown.map((row) => (
                  <PriceRow key={row.id} row={row} />
                ))}
              </Table.Tbody>
            </Table>
          </ScrollBox>
          <Pager page={page} pages={totalPages} onPage={setPage} />
        </>
      )}
    </PageState>
  );
}

function PriceRow({ row: { name, code, before, after, isLarge } }: { readonly row: PricedRow }) {
  return (
    <Table.Tr>
      <Table.Td>
        {name}
        <Dimmed size="xs">{code}</Dimmed>
      </Table.Td>
      <Table.Td ta="right">
        <PricesOf prices={before} />
      </Table.Td>
      <Table.Td ta="right" fw={600}>
        {after === null ? '–' : <PricesOf prices={after} />}
        {isLarge && (
          <Badge color="bad" size="sm" ml={6}>
            {texts.largeMark}
          </Badge>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function PricesOf({ prices: { priceE4, vatBasisPoints } }: { readonly prices: Prices }) {
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {formatUnitPrice(priceE4)}{' '}
      <Text span size="xs" c="dimmed">
        {formatBasisPoints(vatBasisPoints)}
      </Text>
    </span>
  );
}
