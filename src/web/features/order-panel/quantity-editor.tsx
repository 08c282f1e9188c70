import { ActionIcon, Button, Group } from '@mantine/core';
import { IconCheck, IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { printWhole } from '#shared/money.ts';
import { parseWholeNumber } from '#shared/parse-number.ts';
import { firstQuantity, type QuantityRule, stepQuantity } from '#shared/quantity-rules.ts';
import { QuantityInput } from '#web/ui/quantity-input.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { panelTexts as texts } from './texts.ts';
import { useWantedQuantity } from './use-wanted-quantity.ts';

type QuantityEditorProps = {
  readonly name: string;
  readonly quantity: number;
  /** Minus and plus go from one quantity that customers order to the next. */
  readonly rule: QuantityRule;
  readonly onChange: (quantity: number) => Promise<void>;
};

const ICON = 34;

/** Minus, the quantity, plus; clicking the quantity lets it be typed, then confirmed or given up. */
export function QuantityEditor({ name, quantity, rule, onChange }: QuantityEditorProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { shown, set } = useWantedQuantity(quantity, onChange);
  const stepTo = (direction: 1 | -1) =>
    set(Math.max(1, stepQuantity(rule, shown, direction, Number.MAX_SAFE_INTEGER)), false);
  if (typed !== null) {
    const finish = () => {
      const { value: wanted } = parseWholeNumber(typed);
      if (wanted === undefined || wanted < 1) {
        showToast({ tone: 'error', message: uiTexts.wholeOnly });
        return;
      }
      setTyped(null);
      if (wanted !== shown) set(wanted, true);
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
    <Group component="span" gap={2} wrap="nowrap">
      <ActionIcon
        variant="default"
        size={ICON}
        aria-label={texts.decrease(name)}
        disabled={shown <= firstQuantity(rule)}
        onClick={() => stepTo(-1)}
      >
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <Button
        variant="subtle"
        color="gray"
        c="inherit"
        px={4}
        miw={44}
        td="underline dotted"
        aria-label={texts.typeQuantity(name, shown)}
        onClick={() => setTyped(String(shown))}
      >
        {printWhole(shown)}
      </Button>
      <ActionIcon variant="default" size={ICON} aria-label={texts.increase(name)} onClick={() => stepTo(1)}>
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
    </Group>
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
    <Group component="span" gap={2} wrap="nowrap">
      <QuantityInput
        autoFocus
        aria-label={texts.quantityOf(name)}
        value={typed}
        data-mantine-stop-propagation
        onChange={onType}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onFinish();
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <ActionIcon
        variant="filled"
        size={ICON}
        color="green.9"
        aria-label={texts.confirmQuantity}
        onClick={onFinish}
      >
        <IconCheck size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size={ICON} aria-label={texts.cancelQuantity} onClick={onCancel}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
