import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { countText, isSoldByPack, quantityWords, type Selling } from '#shared/prices/packs.ts';
import type { QuantityChoice, ReadingLimits } from '#shared/prices/read-quantity.ts';
import { hasKeyboard } from '#web/device/has-keyboard.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { figureOf, readTyped, takeFor, understoodAs } from './pack-typing.ts';
import classes from './quantity-field.module.css';
import { readNumberField } from './typed-number.ts';
import { useGroupedDigits, widthOf } from './use-grouped-digits.ts';

export type QuantityFieldProps = {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
  readonly label: string;
  readonly min?: number;
  readonly max?: number | undefined;
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
  /** The counted goods, in packs where they are sold by the pack. The quantity stays in pieces. */
  readonly goods?: Selling | undefined;
  readonly available?: number | undefined;
  readonly loose?: ReadingLimits['loose'];
};

const LEAST_FIGURES = 3;
const LEAST_PACKS = 1;

type Found = {
  readonly quantity: number;
  readonly text: string;
  readonly isProblem: boolean;
  readonly choices: readonly QuantityChoice[];
};

/**
 * Commits on Enter or blur. Anything but a whole number between the bounds is rejected with a message and not
 * corrected: a corrected number was never typed.
 */
export function QuantityField({
  quantity,
  onChange,
  label,
  min = 0,
  max,
  isFirst = false,
  className,
  goods,
  available = max,
  loose,
}: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const root = useRef<HTMLSpanElement>(null);
  const { found, setFound } = useFound(quantity, root);
  const bubbleId = useId();
  const digits = useGroupedDigits(figureOf(quantity, goods));
  const shown = typed ?? digits.shown;
  const limits = { available, loose };

  const finish = (): boolean => {
    if (typed === null) return true;
    setTyped(null);
    if (typed.trim() === '') return true;
    const reading = readTyped(typed, goods, limits);
    if (reading.kind === 'choices') {
      setFound({ quantity, text: reading.sentence, isProblem: true, choices: reading.choices });
      return false;
    }
    const wanted = reading.kind === 'fault' ? undefined : reading.pieces;
    const text = findProblem(wanted, min, max, goods);
    const said = reading.kind === 'quantity' ? reading.said : '';
    if (text !== null) setFound({ quantity, text, isProblem: true, choices: [] });
    else if (said !== '')
      setFound({ quantity: wanted ?? quantity, text: said, isProblem: false, choices: [] });
    else setFound(null);
    if (wanted !== undefined && text === null && wanted !== quantity) onChange(wanted);
    return text === null;
  };
  const choose = (pieces: number) => {
    setFound(null);
    onChange(pieces);
  };

  return (
    <span ref={root} className={`${classes['field']} ${className ?? ''}`}>
      {/* Its label focuses the field on tap, too: a pack's number is a small target. */}
      <label className={classes['count']}>
        <input
          ref={digits.ref}
          className={classes['input']}
          style={{ width: widthOf(shown, goods && isSoldByPack(goods) ? LEAST_PACKS : LEAST_FIGURES) }}
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${uiTexts.quantity}: ${label}`}
          aria-invalid={found?.isProblem === true}
          aria-describedby={found === null ? undefined : bubbleId}
          value={shown}
          data-autofocus={(isFirst && hasKeyboard()) || undefined}
          // The first Escape reverts the typing, the next closes the dialog.
          data-mantine-stop-propagation={typed !== null}
          onFocus={digits.enter}
          onChange={(event) => {
            setTyped(readNumberField(event.currentTarget, shown, takeFor(goods)));
            setFound(null);
          }}
          onBlur={() => {
            digits.leave();
            finish();
          }}
          onKeyDown={(event) => {
            // Otherwise the form, or a key of the page, would send the old quantity.
            if (event.key === 'Enter' && !finish()) {
              event.preventDefault();
              event.stopPropagation();
            }
            if (event.key === 'Escape') setTyped(null);
          }}
        />
        <PackWords goods={goods} quantity={quantity} understood={understoodAs(typed, goods, limits)} />
      </label>
      {found !== null && <QuantityBubble id={bubbleId} label={label} {...found} onChoose={choose} />}
    </span>
  );
}

/**
 * Shown until the next key, a click elsewhere, or any change of the quantity. Keys in the field itself leave choices
 * open, so that Tab reaches them.
 */
function useFound(quantity: number, root: React.RefObject<HTMLElement | null>) {
  const [found, setFound] = useState<Found | null>(null);
  const current = found?.quantity === quantity ? found : null;
  const hasChoices = current !== null && current.choices.length > 0;
  useEffect(() => {
    if (current === null) return;
    const clear = (event: Event) => {
      const isInside = event.target instanceof Node && root.current?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (!isInside || isEscape || (!hasChoices && event.type === 'keydown')) setFound(null);
    };
    // In the capture phase, which the key that caused the message has already passed.
    const listening = { capture: true };
    window.addEventListener('keydown', clear, listening);
    window.addEventListener('pointerdown', clear, listening);
    // Otherwise the press that ends the typing would send the old quantity.
    const hold = (event: Event) => {
      const isSubmit = event.target instanceof Element && event.target.closest('[type="submit"]') !== null;
      if (!current.isProblem || !isSubmit) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('click', hold, listening);
    return () => {
      window.removeEventListener('click', hold, listening);
      window.removeEventListener('keydown', clear, listening);
      window.removeEventListener('pointerdown', clear, listening);
    };
  }, [current, hasChoices, root]);
  return { found: current, setFound };
}

function findProblem(
  wanted: number | undefined,
  min: number,
  max: number | undefined,
  goods: Selling | undefined,
): string | null {
  const say = (pieces: number) => (goods ? countText(pieces, goods) : String(pieces));
  if (wanted === undefined) return uiTexts.wholeOnly;
  if (wanted < min) return uiTexts.atLeast(say(min));
  return max !== undefined && wanted > max ? uiTexts.atMost(say(max)) : null;
}

type PackWordsProps = {
  readonly goods: Selling | undefined;
  readonly quantity: number;
  readonly understood: string | null;
};

function PackWords({ goods, quantity, understood }: PackWordsProps) {
  if (!goods || !isSoldByPack(goods)) return null;
  const isWhole = quantity % goods.packSize === 0;
  const { unit, aside } = quantityWords(isWhole ? Math.max(quantity, goods.packSize) : 1, goods);
  const pieces = isWhole && quantity > 0 ? aside : '';
  return (
    <>
      <span className={classes['unit']}>{unit}</span>
      {(understood ?? pieces) !== '' && <span className={classes['aside']}>{understood ?? pieces}</span>}
    </>
  );
}

type QuantityBubbleProps = {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly isProblem: boolean;
  readonly choices: readonly QuantityChoice[];
  readonly onChoose: (pieces: number) => void;
};

const EDGE_PX = 8;

function QuantityBubble({ id, label, text, isProblem, choices, onChoose }: QuantityBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    const { left, right } = element.getBoundingClientRect();
    const shift = Math.max(EDGE_PX - left, 0) - Math.max(right - window.innerWidth + EDGE_PX, 0);
    element.style.marginInlineStart = `${shift}px`;
    if (choices.length > 0) element.scrollIntoView({ block: 'nearest' });
  }, [choices]);
  return (
    <span
      ref={bubble}
      id={id}
      className={classes['bubble']}
      data-problem={isProblem || undefined}
      data-choices={choices.length > 0 || undefined}
      role={isProblem ? 'alert' : 'status'}
    >
      {text}
      {choices.map(({ pieces, text: choice }) => (
        <button
          key={pieces}
          type="button"
          className={classes['choice']}
          aria-label={uiTexts.takeQuantity(choice, label)}
          onClick={() => onChoose(pieces)}
        >
          {choice}
        </button>
      ))}
    </span>
  );
}
