import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconCheck, IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './quantity-editor.module.css';
import { panelTexts as texts } from './texts.ts';
import { useWantedQuantity } from './use-wanted-quantity.ts';

type QuantityEditorProps = {
  readonly name: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => Promise<void>;
};

const ICON = 40;

/** Minus, the quantity, plus; clicking the quantity lets it be typed, then confirmed or given up. */
export function QuantityEditor({ name, quantity, onChange }: QuantityEditorProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { shown, set } = useWantedQuantity(quantity, onChange);
  if (typed !== null) {
    const finish = () => {
      setTyped(null);
      const wanted = Number.parseInt(typed, 10);
      if (wanted > 0 && wanted !== shown) set(wanted, true);
    };
    return (
      <TypedQuantity
        name={name}
        typed={typed}
        onType={setTyped}
        onFinish={finish}
        onCancel={() => setTyped(null)}
      />
    );
  }
  return (
    <span className={classes['editor']}>
      <ActionIcon
        variant="default"
        size={ICON}
        aria-label={texts.decrease(name)}
        disabled={shown <= 1}
        onClick={() => set(shown - 1, false)}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <UnstyledButton
        className={classes['number'] ?? ''}
        aria-label={texts.typeQuantity(name, shown)}
        onClick={() => setTyped(String(shown))}
      >
        {shown}
      </UnstyledButton>
      <ActionIcon
        variant="default"
        size={ICON}
        aria-label={texts.increase(name)}
        onClick={() => set(shown + 1, false)}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </span>
  );
}

type TypedQuantityProps = {
  readonly name: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onFinish: () => void;
  readonly onCancel: () => void;
};

function TypedQuantity({ name, typed, onType, onFinish, onCancel }: TypedQuantityProps) {
  return (
    <span className={classes['editor']}>
      <input
        className={classes['input']}
        ref={(field) => field?.focus()}
        inputMode="numeric"
        aria-label={texts.quantityOf(name)}
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value.replace(/\D/g, '').slice(0, 7))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onFinish();
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <ActionIcon size={ICON} color="green.9" aria-label={texts.confirmQuantity} onClick={onFinish}>
        <IconCheck size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon size={ICON} variant="default" aria-label={texts.cancelQuantity} onClick={onCancel}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </span>
  );
}
