import { Button, Kbd, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBasketHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '#web/api.ts';
import type { Call, Customer } from '#web/routes/call-agent/call/use-call.ts';
import type { Proposals } from '#web/routes/call-agent/call/use-proposals.ts';
import { Panel } from '#web/routes/call-agent/panel.tsx';
import { texts } from '#web/routes/call-agent/texts.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { SearchedInstead } from '#web/ui/searched-instead.tsx';
import { KeyEntry } from './key-entry.tsx';
import { ProductList } from './product-list.tsx';
import { toDraftProduct } from './region-product.ts';
import { useKeyEntry } from './use-key-entry.ts';
import { usePaste } from './use-paste.ts';
import { type Range, useRegionProducts } from './use-region-products.ts';

type ProductFinderProps = {
  readonly call: Call;
  readonly customer: Customer;
  readonly proposals: Proposals;
};

const TYPING_MS = 120;

export function ProductFinder({ call, customer, proposals }: ProductFinderProps) {
  const entry = useKeyEntry(call, customer);
  const [typed] = useDebouncedValue(entry.text, TYPING_MS);
  const query = entry.text.trim() === '' ? '' : typed.trim();
  const [range, setRange] = useState<Range>({ from: 0, to: 0 });
  const products = useRegionProducts(customer, query, range);
  const habits = useHabits(customer.id);
  const paste = usePaste(call, customer, entry.type);
  const inDraft = useMemo(
    () => new Map(call.draft?.lines.map((line) => [line.productId, line.quantity])),
    [call.draft],
  );
  const { first, total } = products;
  return (
    <Panel
      title={texts.products.title}
      badge={
        <>
          {first.data && <Pill>{texts.products.count(products.found, products.isTotalExact)}</Pill>}
          <UsualButton customerId={customer.id} proposals={proposals} />
        </>
      }
    >
      <KeyEntry entry={entry} list={products} habits={habits} onPaste={paste} />
      {!first.data && first.error && (
        <ErrorBox error={first.error} fallback={texts.products.failed} onRetry={() => void first.refetch()} />
      )}
      {!first.data && !first.error && <Text c="dimmed">{texts.products.loading}</Text>}
      <SearchedInstead term={first.data?.corrected} />
      {first.data && total === 0 && <NoProducts isSearch={query !== ''} />}
      {first.data && total > 0 && (
        <ProductList
          products={products}
          query={query}
          habits={habits}
          inDraft={inDraft}
          activeIndex={entry.active}
          onRange={setRange}
          onAdd={(product, typed) => call.dictate(toDraftProduct(product), typed)}
        />
      )}
    </Panel>
  );
}

type UsualButtonProps = { readonly customerId: number; readonly proposals: Proposals };

function UsualButton({ customerId, proposals }: UsualButtonProps) {
  const usual = useQuery(api.callAgent.orders.usualBasket.queryOptions({ customerId }));
  if (!usual.data || usual.data.message !== null) return null;
  return (
    <Button
      size="compact-xs"
      variant="light"
      aria-keyshortcuts="F7"
      loading={proposals.isLooking}
      leftSection={<IconBasketHeart size={16} aria-hidden />}
      rightSection={<Kbd aria-hidden>F7</Kbd>}
      onClick={proposals.takeUsual}
    >
      {texts.usual.take}
    </Button>
  );
}

function NoProducts({ isSearch }: { readonly isSearch: boolean }) {
  if (!isSearch) return <Text c="dimmed">{texts.products.none}</Text>;
  return (
    <Stack gap={2} align="center" py="xl" c="dimmed">
      <b>{texts.products.noMatch}</b>
      <span>{texts.products.noMatchHint}</span>
    </Stack>
  );
}

function useHabits(customerId: number) {
  const { data } = useQuery(api.callAgent.orders.boughtBefore.queryOptions({ customerId }));
  return useMemo(() => new Map(data?.map((habit) => [habit.productId, habit])), [data]);
}
