import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { parseWholeNumber } from '#shared/text/parse-number.ts';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import { pricesTexts } from './texts.ts';

const texts = pricesTexts.grid;

export function BreakForm({ onAdd }: { readonly onAdd: (from: number) => void }) {
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const { value = 0 } = parseWholeNumber(typed, MAX_QUANTITY);
    setInvalid(value < 2);
    if (value < 2) return;
    onAdd(value);
    setTyped('');
  };
  return (
    <form onSubmit={add} noValidate>
      <Group gap="xs" mb="sm" align="start">
        <QuantityInput
          isWide
          w={120}
          size="sm"
          aria-label={texts.breakFrom}
          placeholder={texts.breakFrom}
          maxLength={7}
          value={typed}
          error={isInvalid && texts.badBreak}
          onChange={setTyped}
        />
        <Button type="submit" variant="default" size="sm">
          {texts.addBreak}
        </Button>
      </Group>
    </form>
  );
}
