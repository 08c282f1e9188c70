import { useLayoutEffect, useRef } from 'react';
import type { QuantityChoice } from '#shared/prices/read-quantity.ts';
import { uiTexts } from '#web/ui/texts.ts';
import classes from './quantity-field.module.css';

type QuantityBubbleProps = {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly isProblem: boolean;
  readonly choices: readonly QuantityChoice[];
  readonly onChoose: (pieces: number) => void;
};

const EDGE_PX = 8;

export function QuantityBubble({ id, label, text, isProblem, choices, onChoose }: QuantityBubbleProps) {
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
