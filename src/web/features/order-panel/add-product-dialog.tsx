import { Card, Group, Modal, Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { countText, eachText, sellingFacts, stepOf } from '#shared/prices/packs.ts';
import { stepFor } from '#shared/prices/pricing.ts';
import { stepQuantity } from '#shared/prices/quantity-rules.ts';
import { formatUnitPrice, lineTotal } from '#shared/prices/unit-price.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { readPlusEntry } from '#shared/text/plus-entry.ts';
import type { StaffOrdersWorkspace } from '#web/features/staff-orders/staff-order.ts';
import { useCloseOnTop } from '#web/hooks/use-close-on-top.ts';
import { useIsShown } from '#web/hooks/use-is-shown.ts';
import { queryClient } from '#web/query-client.ts';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { StockBadge } from '#web/ui/stock-badge.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { panelTexts as texts } from './texts.ts';

type Answer = inferOutput<StaffOrdersWorkspace['products']['search']>;

type Product = Answer['products'][number];

type AddProductDialogProps = {
  readonly customerId: number;
  readonly products: StaffOrdersWorkspace['products'];
  readonly isWorking: boolean;
  readonly onAdd: (product: Product, quantity: number, onDone: () => void) => void;
  readonly onClose: () => void;
};

export function AddProductDialog({
  customerId,
  products: router,
  isWorking,
  onAdd,
  onClose,
}: AddProductDialogProps) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Product | null>(null);
  const [quantity, setQuantity] = useState(1);
  const close = useCloseOnTop(onClose);
  const isShown = useIsShown();
  const keys = useResultKeys();
  useFocusBack();
  const found = useQuery({
    ...router.search.queryOptions({ query, customerId }),
    placeholderData: keepPreviousData,
  });
  const send = (product: Product, pieces: number) =>
    onAdd(product, pieces, () => {
      if (isShown.current) onClose();
    });
  const choose = (product: Product) => {
    setChosen(product);
    setQuantity(stepQuantity(product, 0, 1, product.stock));
  };
  const chooseFirst = async (text: string) => {
    if (text === '') return;
    const typed = readPlusEntry(text);
    const options = router.search.queryOptions({ query: typed?.search ?? text, customerId });
    const answer = await queryClient.fetchQuery(options).catch(() => null);
    const [first] = answer?.products ?? [];
    if (first && first.stock > 0 && typed) send(first, typed.quantity);
    else if (first && first.stock > 0) choose(first);
    else if (first) showToast({ tone: 'error', message: texts.add.soldOut(first.name) });
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && quantity >= 1) send(chosen, quantity);
    else showToast({ tone: 'error', message: texts.add.invalid });
  };
  return (
    <Modal
      opened
      onClose={close}
      size="40rem"
      title={texts.add.title}
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
    >
      <SearchInput
        value={query}
        onSearch={setQuery}
        label={texts.add.search}
        autoFocus
        onEnter={(text) => void chooseFirst(text)}
        onKey={keys.moveByArrow}
      />
      <PageState
        query={found}
        loading={<Skeleton h={220} mt="sm" radius="md" />}
        failure={texts.add.failed}
        isEmpty={({ products }) => products.length === 0}
        empty={
          <Text mt="md" c="dimmed">
            {texts.add.none}. {texts.add.noneHint}
          </Text>
        }
      >
        {(answer) => <Results answer={answer} keys={keys} chosenId={chosen?.id} onChoose={choose} />}
      </PageState>
      <form onSubmit={add}>
        {chosen && <Chosen key={chosen.id} product={chosen} quantity={quantity} onQuantity={setQuantity} />}
        <DialogButtons
          mt="lg"
          onCancel={onClose}
          cancelLabel={texts.add.cancel}
          type="submit"
          loading={isWorking}
        >
          {texts.add.submit}
        </DialogButtons>
      </form>
    </Modal>
  );
}

type ResultsProps = {
  readonly answer: Answer;
  readonly keys: ReturnType<typeof useResultKeys>;
  readonly chosenId: number | undefined;
  readonly onChoose: (product: Product) => void;
};

function Results({ answer: { products, total }, keys, chosenId, onChoose }: ResultsProps) {
  return (
    <>
      {products.length < total && <Dimmed mt="xs">{texts.add.firstOf(products.length)}</Dimmed>}
      <SimpleGrid
        component="ul"
        cols={{ base: 1, sm: 2 }}
        spacing={8}
        verticalSpacing={8}
        mt="sm"
        mb="1em"
        p={3}
        mah={304}
        style={{ overflowY: 'auto' }}
        aria-label={texts.add.results}
        ref={keys.results}
        onKeyDown={keys.moveByArrow}
      >
        {products.map((product) => (
          <li key={product.id}>
            <Result product={product} isChosen={product.id === chosenId} onChoose={() => onChoose(product)} />
          </li>
        ))}
      </SimpleGrid>
    </>
  );
}

type ResultProps = { readonly product: Product; readonly isChosen: boolean; readonly onChoose: () => void };

function Result({ product, isChosen, onChoose }: ResultProps) {
  return (
    <Card
      component="button"
      type="button"
      w="100%"
      h="100%"
      padding="xs"
      bd={isChosen ? '2px solid var(--shop-accent)' : undefined}
      ta="left"
      aria-pressed={isChosen}
      disabled={product.stock <= 0}
      onClick={onChoose}
    >
      <Text span display="block" fw={700}>
        {joinUnits(product.name)}
      </Text>
      <Text span display="block" size="sm" c="dimmed">
        {product.code}
      </Text>
      <Group gap="xs" mt="auto" pt={4}>
        <span>{eachText(product.unitPriceE4, product)}</span>
        <StockBadge stock={product.stock} goods={product} />
      </Group>
    </Card>
  );
}

type ChosenProps = {
  readonly product: Product;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
};

function Chosen({ product, quantity, onQuantity }: ChosenProps) {
  const section = useRef<HTMLElement>(null);
  const { unitPriceE4, from } = stepFor(product.priceBreaks, quantity);
  useEffect(() => section.current?.querySelector('input')?.focus(), []);
  return (
    <Paper
      ref={section}
      component="section"
      bg="var(--shop-sunken)"
      mt="md"
      p="sm"
      aria-label={texts.add.selected}
    >
      <b>{joinUnits(product.name)}</b>
      <Dimmed>{[...sellingFacts(product), ...ladderOf(product, from)].join(' · ')}</Dimmed>
      <Group justify="space-between" mt={6}>
        <QuantityStepper
          label={product.name}
          quantity={quantity}
          min={1}
          max={product.stock}
          goods={product}
          loose="offered"
          available={product.stock}
          onChange={(wanted) => onQuantity(Math.min(Math.max(wanted, 1), product.stock))}
        />
        <span>
          {texts.add.total}:{' '}
          <b>
            <Money cents={lineTotal(unitPriceE4, quantity)} />
          </b>
        </span>
      </Group>
    </Paper>
  );
}

function ladderOf(product: Product, from: number): string[] {
  const pieces = stepOf(product);
  return product.priceBreaks
    .filter((step) => step.from !== from)
    .map((step) =>
      texts.add.stepOf(countText(step.from, product), formatUnitPrice(step.unitPriceE4 * pieces)),
    );
}

/** Returns the focus to where it was before this component mounted: a closing dialog must not lose it. */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the unmount: the removed element takes the focus with it.
      setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}

function useResultKeys() {
  const results = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLElement>(null);
  const moveByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const choices = [...(results.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return;
    const at = choices.indexOf(activeElement);
    if (at < 0) search.current = activeElement;
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    const target = next < 0 ? search.current : choices[Math.min(next, choices.length - 1)];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return { results, moveByArrow };
}
