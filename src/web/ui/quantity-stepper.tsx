import { IconMinus, IconPlus } from '@tabler/icons-react';
import { QuantityField, type QuantityFieldProps } from './quantity-field.tsx';
import classes from './quantity-stepper.module.css';
import { uiTexts } from './texts.ts';

type QuantityStepperProps = Omit<QuantityFieldProps, 'className'> & { readonly size?: 'normal' | 'large' };

/** Minus, a quantity that can be typed, plus. Without `max` the plus never stops, for screens that say themselves why there is no more. */
export function QuantityStepper({ size = 'normal', ...field }: QuantityStepperProps) {
  const { quantity, onChange, label, min = 0, max, isDisabled = false } = field;
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
      <QuantityField {...field} className={classes['field']} />
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
