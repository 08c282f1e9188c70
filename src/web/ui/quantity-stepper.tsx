import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './quantity-stepper.module.css';
import { uiTexts } from './texts.ts';

type QuantityStepperProps = {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
  /** What is counted, for screen readers. */
  readonly label: string;
  readonly min?: number;
  readonly max?: number | undefined;
  readonly size?: 'normal' | 'large';
  readonly isDisabled?: boolean;
};

/**
 * Minus, a number that can be typed, plus. What is typed counts on Enter or when the field is left. Without `max` the
 * plus never stops, for screens that say themselves why there is no more.
 */
export function QuantityStepper({
  quantity,
  onChange,
  label,
  min = 0,
  max,
  size = 'normal',
  isDisabled = false,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const finish = () => {
    if (typed === null) return;
    setTyped(null);
    const wanted = Number.parseInt(typed, 10);
    // Nothing typed: the least there can be, unless that would mean to remove it.
    const next = Math.max(min, Number.isNaN(wanted) ? min || quantity : wanted);
    if (next !== quantity) onChange(next);
  };

  return (
    <span className={classes['stepper']} data-size={size}>
      <button
        type="button"
        className={classes['button']}
        aria-label={`${uiTexts.decrease}: ${label}`}
        disabled={isDisabled || quantity <= min}
        onClick={() => onChange(quantity - 1)}
      >
        <IconMinus size={18} aria-hidden />
      </button>
      <input
        className={classes['input']}
        inputMode="numeric"
        pattern="[0-9]*"
        aria-label={`${uiTexts.quantity}: ${label}`}
        value={typed ?? String(quantity)}
        disabled={isDisabled}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 7))}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      <button
        type="button"
        className={classes['button']}
        aria-label={`${uiTexts.increase}: ${label}`}
        disabled={isDisabled || (max !== undefined && quantity >= max)}
        onClick={() => onChange(quantity + 1)}
      >
        <IconPlus size={18} aria-hidden />
      </button>
    </span>
  );
}
