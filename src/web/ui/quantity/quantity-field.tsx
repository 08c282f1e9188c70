import { useEffect, useId, useState } from 'react';
import { parseWholeNumber } from '#shared/text/parse-number.ts';
import { hasKeyboard } from '#web/device/has-keyboard.ts';
import { uiTexts } from '#web/ui/texts.ts';
import classes from './quantity-field.module.css';
import { readNumberField } from './typed-number.ts';
import { useGroupedDigits, widthOf } from './use-grouped-digits.ts';

export type QuantityFieldProps = {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
  readonly label: string;
  readonly min?: number;
  readonly max?: number | undefined;
  readonly isDisabled?: boolean;
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
};

const LEAST_FIGURES = 3;

/**
 * Commits on Enter or blur. Anything but a whole number between the bounds is rejected with a message and not
 * repaired: a repaired number would be one that was never typed.
 */
export function QuantityField({
  quantity,
  onChange,
  label,
  min = 0,
  max,
  isDisabled = false,
  isFirst = false,
  className,
}: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [found, setFound] = useState<{ readonly text: string; readonly quantity: number } | null>(null);
  // Shown until the next key, or until the quantity changes, whatever changed it.
  const problem = found?.quantity === quantity ? found.text : null;
  const problemId = useId();
  useEffect(() => {
    if (problem === null) return;
    const clear = () => setFound(null);
    // In the capture phase, which the key that caused the message has passed already.
    window.addEventListener('keydown', clear, { capture: true });
    return () => window.removeEventListener('keydown', clear, { capture: true });
  }, [problem]);
  const digits = useGroupedDigits(String(quantity));
  const shown = typed ?? digits.shown;

  const finish = (): boolean => {
    if (typed === null) return true;
    setTyped(null);
    if (typed.trim() === '') return true;
    const { value: wanted } = parseWholeNumber(typed);
    const text = findProblem(wanted, min, max);
    setFound(text === null ? null : { text, quantity });
    if (wanted !== undefined && text === null && wanted !== quantity) onChange(wanted);
    return text === null;
  };

  return (
    <span className={`${classes['field']} ${className ?? ''}`}>
      <input
        ref={digits.ref}
        className={classes['input']}
        style={{ width: widthOf(shown, LEAST_FIGURES) }}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${uiTexts.quantity}: ${label}`}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        value={shown}
        disabled={isDisabled}
        data-autofocus={(isFirst && hasKeyboard()) || undefined}
        // The first Escape reverts the typing, the next closes the dialog.
        data-mantine-stop-propagation={typed !== null}
        onFocus={digits.enter}
        onChange={(event) => {
          setTyped(readNumberField(event.currentTarget, shown));
          setFound(null);
        }}
        onBlur={() => {
          digits.leave();
          finish();
        }}
        onKeyDown={(event) => {
          // Otherwise the form would be submitted with the old quantity.
          if (event.key === 'Enter' && !finish()) event.preventDefault();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      {problem !== null && (
        <span id={problemId} className={classes['problem']} role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

function findProblem(wanted: number | undefined, min: number, max: number | undefined): string | null {
  if (wanted === undefined) return uiTexts.wholeOnly;
  if (wanted < min) return uiTexts.atLeast(min);
  return max !== undefined && wanted > max ? uiTexts.atMost(max) : null;
}
