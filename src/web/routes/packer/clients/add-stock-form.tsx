import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { quantityText, stepOf, unbound } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { queryClient } from '#web/query-client.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Choice, Choices, Panel } from './panel.tsx';

type Product = inferOutput<typeof api.packer.products.search>[number];

export function AddStockForm({ customerId }: { readonly customerId: number }) {
  const [product, setProduct] = useState<Product | null>(null);
  return (
    <Panel id="add-stock-title" title={texts.clients.add}>
      {product ? (
        <MadeForm customerId={customerId} product={product} onDone={() => setProduct(null)} />
      ) : (
        <ProductChoice onChoose={setProduct} />
      )}
    </Panel>
  );
}

function ProductChoice({ onChoose }: { readonly onChoose: (product: Product) => void }) {
  const [query, setQuery] = useState('');
  const found = useQuery({
    ...api.packer.products.search.queryOptions({ search: query }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  const products = query === '' ? [] : found.data;
  const chooseFirst = async (search: string) => {
    if (search === '') return;
    const options = api.packer.products.search.queryOptions({ search });
    const [first] = await queryClient.fetchQuery(options).catch(() => []);
    if (first) onChoose(first);
  };
  return (
    <>
      <SearchInput
        value={query}
        onSearch={setQuery}
        label={texts.clients.product}
        size="lg"
        onEnter={(search) => void chooseFirst(search)}
      />
      {products?.length === 0 && query !== '' && <Text c="dimmed">{texts.clients.noProduct}</Text>}
      {products && products.length > 0 && (
        <Choices label={texts.clients.products} height="22rem">
          {products.map((product) => (
            <Choice key={product.id} about={product.code} onChoose={() => onChoose(product)}>
              <b>{joinUnits(product.name)}</b>
            </Choice>
          ))}
        </Choices>
      )}
    </>
  );
}

type MadeFormProps = {
  readonly customerId: number;
  readonly product: Product;
  readonly onDone: () => void;
};

function MadeForm({ customerId, product, onDone }: MadeFormProps) {
  const [quantity, setQuantity] = useState(stepOf(product));
  const [note, setNote] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const add = useAction(api.packer.customStock.add, {
    attempts: {},
    success: (balance) => texts.clients.added(quantityText(balance.quantity, product), product.name),
    failure: texts.clients.addFailed,
    affects: ['custom-stock'],
    onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add.run({ customerId, productId: product.id, quantity, note });
  };
  return (
    <form ref={form} onSubmit={submit}>
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Text fw={650}>
            {joinUnits(product.name)}{' '}
            <Text span c="dimmed" fw={400}>
              {product.code}
            </Text>
          </Text>
          <Button variant="subtle" onClick={onDone}>
            {texts.clients.change}
          </Button>
        </Group>
        <Group gap="md" align="flex-end">
          <QuantityStepper
            quantity={quantity}
            onChange={setQuantity}
            label={product.name}
            goods={unbound(product)}
            loose="taken"
            min={1}
            max={1_000_000}
            size="large"
          />
          <TextInput
            flex="1 1 12rem"
            label={texts.clients.note}
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button type="submit" loading={add.isPending} leftSection={<IconPlus size={20} aria-hidden />}>
            {texts.clients.addConfirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
