import { Alert, Group, Select, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { PRICE_SOURCE_LABELS } from '#shared/prices/price-reasons.ts';
import { api, client } from '#web/api.ts';
import { optimisticUpdate } from '#web/cache/optimistic-update.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { SaveFileButton } from '#web/routes/admin/ui/save-file-button.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import { withPrices } from './paste-prices.ts';
import { PriceGrid } from './price-grid.tsx';
import { PricePages, usePriceFilters } from './price-pages.tsx';
import { pricesTexts as texts } from './texts.ts';
import { usePriceHistory } from './use-price-history.ts';

type Page = inferOutput<typeof api.admin.prices.ofCustomer>;
type Step = Page['products'][number]['steps'][number];

export function CustomerPage() {
  const { customerId } = useParams({ from: '/secret-dashboard/prices/customers/$customerId' });
  const id = /^[1-9]\d{0,14}$/.test(customerId) ? Number(customerId) : 0;
  const user = useQuery(api.admin.users.get.queryOptions({ userId: id }));
  return (
    <>
      <Text size="sm" mb={4}>
        <SectionLink to="/secret-dashboard/prices">{texts.back}</SectionLink>
      </Text>
      <PageHead
        title={user.data?.name ?? texts.customer}
        aside={
          user.data &&
          user.data.discountBasisPoints > 0 && (
            <Text c="dimmed">−{formatBasisPoints(user.data.discountBasisPoints)}</Text>
          )
        }
      >
        <SaveFileButton
          address={`/api/admin/users/${id}/price-list/pdf`}
          label={texts.document}
          description={texts.document}
          failure={texts.exportFailed}
        />
      </PageHead>
      <CustomerPrices key={id} customerId={id} />
    </>
  );
}

function CustomerPrices({ customerId }: { readonly customerId: number }) {
  const filters = usePriceFilters();
  const { query, isOnly, page, limit } = filters;
  const prices = useQuery(
    api.admin.prices.ofCustomer.queryOptions(
      { customerId, query, isOwnOnly: isOnly, page, limit },
      { placeholderData: keepPreviousData },
    ),
  );
  const history = usePriceHistory((previous) =>
    client.admin.prices.setContractPrices.mutate({ customerId, prices: previous }),
  );
  const set = useAction(api.admin.prices.setContractPrices, {
    affects: ['catalog'],
    failure: texts.pricesFailed,
    optimistic: ({ prices: wanted }) =>
      optimisticUpdate<Page>([api.admin.prices.ofCustomer.queryFilter({ customerId })], (shown) => ({
        ...shown,
        products: shown.products.map((product) => ({
          ...product,
          contract: [...withPrices(product.contract, product.id, wanted)],
        })),
      })),
    onSuccess: ({ previous }) => history.remember(previous),
  });
  return (
    <>
      <CustomerList customerId={customerId} priceList={prices.data?.priceList} />
      <PricePages filters={filters} onlyLabel={texts.customerOnly} query={prices}>
        {({ products }) => (
          <>
            <Text size="sm" mb="xs">
              {texts.contractHint}
            </Text>
            <PriceGrid
              label={texts.customer}
              basis="gross"
              infoHead={texts.grid.pays}
              rows={products.map(({ contract, steps, ...product }) => ({
                ...product,
                referenceE4: product.priceE4,
                breaks: contract,
                info: steps.map((step) => <Why key={step.from} step={step} isOne={steps.length === 1} />),
              }))}
              before={history.before}
              onSet={(wanted) => history.follow(set.run({ customerId, prices: wanted }))}
              onUndo={history.undo}
            />
          </>
        )}
      </PricePages>
    </>
  );
}

function Why({ step, isOne }: { readonly step: Step; readonly isOne: boolean }) {
  const discounts = [step.discountBasisPoints, step.customerDiscountBasisPoints].filter((share) => share > 0);
  return (
    <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
      {!isOne && `nga ${step.from.toLocaleString('de-DE')}: `}
      <Text span inherit fw={600}>
        <UnitPrice e4={step.unitPriceE4} />
      </Text>{' '}
      <Text span size="xs" c="dimmed">
        {PRICE_SOURCE_LABELS[step.source]}
        {discounts.length > 0 && (
          <>
            {' '}
            <UnitPrice e4={step.listPriceE4} />{' '}
            {discounts.map((share) => `−${formatBasisPoints(share)}`).join(' ')}
          </>
        )}
      </Text>
    </Text>
  );
}

type CustomerListProps = { readonly customerId: number; readonly priceList: Page['priceList'] | undefined };

function CustomerList({ customerId, priceList }: CustomerListProps) {
  const lists = useQuery(api.admin.prices.lists.queryOptions());
  const assign = useAction(api.admin.prices.assignList, {
    affects: ['catalog', 'user'],
    failure: texts.notAssigned,
    success: texts.assigned,
  });
  return (
    <>
      <Group mb="md">
        <Select
          w={{ base: '100%', xs: 280 }}
          label={texts.customerList}
          placeholder={texts.noList}
          clearable
          clearButtonProps={{ 'aria-label': texts.noList }}
          disabled={priceList === undefined || assign.isPending}
          data={(lists.data ?? []).map((list) => ({ value: String(list.id), label: list.name }))}
          value={priceList ? String(priceList.id) : null}
          onChange={(chosen) =>
            void assign.run({ customerId, priceListId: chosen === null ? null : Number(chosen) })
          }
        />
      </Group>
      {priceList && !priceList.isValid && (
        <Alert color="warn" mb="md">
          {texts.notValid}
        </Alert>
      )}
    </>
  );
}
