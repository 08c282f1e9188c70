import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type Selling, stepOf } from '#shared/prices/packs.ts';
import { type QuantityRule, stepQuantity } from '#shared/prices/quantity-rules.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { QuantityField, type QuantityFieldProps } from './quantity-field.tsx';
import classes from './quantity-stepper.module.css';

type QuantityStepperProps = Omit<QuantityFieldProps, 'className'> & {
  readonly size?: 'normal' | 'large';
  /** The last requested quantity, where it can be ahead of the rendered one: quick taps count from it. */
  readonly readLatest?: () => number;
};

const BY_ONE: QuantityRule = { orderStep: 1, minQuantity: 1 };

/** Pack by pack, without a minimum quantity. */
function freelyIn(goods: Selling): QuantityRule {
  const step = stepOf(goods);
  return { orderStep: step, minQuantity: step };
}

/** Without `max` the plus is unlimited, for screens that explain the limit themselves. */
export function QuantityStepper({ size = 'normal', readLatest, ...field }: QuantityStepperProps) {
  const { quantity, onChange, label, min = 0, max, goods, available, loose } = field;
  const rule = loose === 'taken' && goods ? freelyIn(goods) : (goods ?? BY_ONE);
  const there = available ?? Number.MAX_SAFE_INTEGER;
  const step = (direction: 1 | -1) => {
    onChange(Math.max(stepQuantity(rule, readLatest?.() ?? quantity, direction, there), min));
  };
  return (
    <span className={classes['stepper']} data-size={size}>
      <button
        type="button"
        className={classes['button']}
        aria-label={`${uiTexts.decrease}: ${label}`}
        disabled={quantity <= min}
        onClick={() => step(-1)}
      >
        <IconMinus size={18} aria-hidden />
      </button>
      <QuantityField {...field} className={classes['field']} />
      <button
        type="button"
        className={classes['button']}
        aria-label={`${uiTexts.increase}: ${label}`}
        disabled={max !== undefined && quantity >= max}
        onClick={() => step(1)}
      >
        <IconPlus size={18} aria-hidden />
      </button>
    </span>
  );
}
