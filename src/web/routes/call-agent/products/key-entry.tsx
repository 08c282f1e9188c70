import { Group, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { formatUnitPrice } from '#shared/prices/unit-price.ts';
import { parseWholeNumber } from '#shared/text/parse-number.ts';
import { readPastedLines } from '#shared/text/pasted-lines.ts';
import { FIELDS, focusField } from '#web/routes/call-agent/fields.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Habit } from './region-product.ts';
import type { Listed, useKeyEntry } from './use-key-entry.ts';

type KeyEntryProps = {
  readonly entry: ReturnType<typeof useKeyEntry>;
  readonly list: Listed;
  readonly habits: ReadonlyMap<number, Habit>;
  readonly onPaste: (text: string) => void;
};

export function KeyEntry({ entry, list, habits, onPaste }: KeyEntryProps) {
  const quantityField = useRef<HTMLInputElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      entry.move(step, list);
    } else if (event.key === 'Escape') entry.type('');
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
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
        <QuantityEntry ref={quantityField} entry={entry} list={list} habits={habits} />
      </Group>
      <Text role="status" size="xs" c="dimmed" truncate>
        {describe(entry, list, habits)}
      </Text>
    </Stack>
  );
}

type QuantityEntryProps = Pick<KeyEntryProps, 'entry' | 'list' | 'habits'> & {
  readonly ref: Ref<HTMLInputElement>;
};

function QuantityEntry({ entry, list, habits, ref }: QuantityEntryProps) {
  const [quantity, setQuantity] = useState('1');
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      entry.release();
      focusField('products');
    }
    const habit = habits.get(entry.picked?.product?.id ?? 0);
    if (event.key === 'ArrowUp' && habit) {
      event.preventDefault();
      setQuantity(String(habit.lastQuantity));
    }
    if (event.key !== 'Enter') return;
    const isFinishing = event.ctrlKey || event.metaKey;
    // Ctrl+Enter adds this line first; the event then goes on to finish the order.
    if (isFinishing && entry.picked === null) return;
    event.preventDefault();
    const { value: pieces, reason } = parseWholeNumber(quantity);
    if (!pieces) {
      event.stopPropagation();
      const isNothing = reason === undefined || reason === 'empty';
      showToast({ tone: 'error', message: isNothing ? texts.products.noQuantity : uiTexts.wholeOnly });
      return event.currentTarget.select();
    }
    entry.add(pieces);
    setQuantity('1');
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
      onBlur={() => setQuantity('1')}
      onChange={setQuantity}
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
  const last = habit ? texts.products.last(habit.lastQuantity) : '';
  const stock = texts.products.stock(product.stock);
  const price = formatUnitPrice(product.unitPriceE4);
  return [product.name, last, product.code, price, stock].filter(Boolean).join(' · ');
}
