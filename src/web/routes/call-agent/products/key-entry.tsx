import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { countText, eachText } from '#shared/prices/packs.ts';
import type { QuantityReading } from '#shared/prices/read-quantity.ts';
import { readPastedLines } from '#shared/text/pasted-lines.ts';
import { readPlusEntry } from '#shared/text/plus-entry.ts';
import { readDictated } from '#web/routes/call-agent/call/line-changes.ts';
import { FIELDS, focusField } from '#web/routes/call-agent/fields.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { figureOf, readTyped, understoodAs } from '#web/ui/quantity/pack-typing.ts';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { type Habit, toDraftProduct } from './region-product.ts';
import type { Listed, useKeyEntry } from './use-key-entry.ts';

type KeyEntryProps = {
  readonly entry: ReturnType<typeof useKeyEntry>;
  readonly list: Listed;
  readonly habits: ReadonlyMap<number, Habit>;
  readonly onPaste: (text: string) => void;
};

export function KeyEntry({ entry, list, habits, onPaste }: KeyEntryProps) {
  const quantityField = useRef<HTMLInputElement>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [typing, setTyping] = useState('');
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      entry.move(step, list);
    } else if (event.key === 'Escape') entry.type('');
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const typed = readPlusEntry(entry.text);
      if (typed) return entry.addAtOnce(typed);
      const isDone = entry.text.trim() === '' && entry.active === null;
      if (isDone) focusField('date');
      else quantityField.current?.focus();
    }
  };
  return (
    <Stack gap={4}>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          id={FIELDS.products}
          type="search"
          role="searchbox"
          size="md"
          flex={1}
          aria-label={texts.products.searchLabel}
          aria-keyshortcuts="F4"
          placeholder={texts.products.search}
          title={texts.products.paste}
          autoComplete="off"
          maxLength={100}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={entry.text}
          onChange={(event) => entry.type(event.currentTarget.value)}
          onKeyDown={onKey}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (readPastedLines(pasted) === null) return;
            event.preventDefault();
            onPaste(pasted);
          }}
        />
        <QuantityEntry
          ref={quantityField}
          entry={entry}
          list={list}
          habits={habits}
          onOffer={setOffer}
          onTyping={setTyping}
        />
      </Group>
      <Text role="status" size="xs" c="dimmed" truncate>
        {typing === ''
          ? describe(entry, list, habits)
          : (understoodAs(typing, entry.picked?.product) ?? describe(entry, list, habits))}
      </Text>
      {offer && (
        <Group gap="xs" role="alert" fz="sm">
          {offer.sentence}
          {offer.choices.map(({ pieces, text }) => (
            <Button
              key={pieces}
              size="compact-sm"
              variant="default"
              onClick={() => {
                setOffer(null);
                entry.take(pieces);
              }}
            >
              {text}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}

type QuantityEntryProps = Pick<KeyEntryProps, 'entry' | 'list' | 'habits'> & {
  readonly ref: Ref<HTMLInputElement>;
  readonly onOffer: (offer: Offer | null) => void;
  readonly onTyping: (typed: string) => void;
};

type Offer = Extract<QuantityReading, { readonly kind: 'choices' }>;

function readAhead(typed: string): QuantityReading {
  return /^\s*[1-9][\d.]*\s*\p{L}*\s*$/u.test(typed)
    ? { kind: 'quantity', pieces: 1, said: '' }
    : readTyped(typed, undefined);
}

function QuantityEntry({ entry, list, habits, ref, onOffer, onTyping }: QuantityEntryProps) {
  const [quantity, setQuantity] = useState('1');
  const type = (typed: string) => {
    setQuantity(typed);
    onTyping(typed);
    onOffer(null);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      entry.release();
      focusField('products');
    }
    const habit = habits.get(entry.picked?.product?.id ?? 0);
    if (event.key === 'ArrowUp' && habit) {
      event.preventDefault();
      type(figureOf(habit.lastQuantity, entry.picked?.product));
    }
    if (event.key !== 'Enter') return;
    const isFinishing = event.ctrlKey || event.metaKey;
    // Ctrl+Enter adds this line first; the event then goes on to finish the order.
    if (isFinishing && entry.picked === null) return;
    event.preventDefault();
    const product = entry.picked?.product;
    // Text typed ahead of the product is parsed again when the product is known.
    const reading = product ? readDictated(toDraftProduct(product), quantity) : readAhead(quantity);
    if (reading.kind === 'quantity' && reading.pieces > 0) {
      entry.add(quantity);
      setQuantity('1');
      return onOffer(null);
    }
    event.stopPropagation();
    event.currentTarget.select();
    if (reading.kind === 'choices') return onOffer(reading);
    const isNothing = reading.kind === 'quantity' || reading.reason === 'empty';
    showToast({ tone: 'error', message: isNothing ? texts.products.noQuantity : uiTexts.wholeOnly });
  };
  return (
    <QuantityInput
      ref={ref}
      size="md"
      takes="codes"
      aria-label={texts.products.quantity}
      title={texts.products.quantity}
      value={quantity}
      onFocus={() => entry.pick(list)}
      onBlur={() => {
        setQuantity('1');
        onTyping('');
      }}
      onChange={type}
      onKeyDown={onKey}
    />
  );
}

function describe(
  { picked, active }: KeyEntryProps['entry'],
  list: Listed,
  habits: KeyEntryProps['habits'],
): string {
  const product = picked ? picked.product : active === null ? undefined : list.at(active);
  if (!product) return picked ? texts.products.looking : texts.products.hint;
  const habit = habits.get(product.id);
  const last = habit ? texts.products.last(countText(habit.lastQuantity, product)) : '';
  const stock = texts.products.stock(product.stock, countText(product.stock, product));
  const price = eachText(product.unitPriceE4, product);
  return [product.name, last, product.code, price, stock].filter(Boolean).join(' · ');
}
