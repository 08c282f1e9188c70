import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { onlyInStockMessage } from '#shared/stock.ts';
import { parseQuantity } from '#web/routes/call-agent/call/draft.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import classes from './draft.module.css';
import type { LiveLine } from './use-live-lines.ts';

type DraftLineRowProps = { readonly line: LiveLine; readonly onQuantity: (quantity: number) => void };

/** One line of the draft. A typed quantity counts on Enter or when the field is left; 0 removes the line. */
export function DraftLineRow({ line, onQuantity }: DraftLineRowProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    if (typed === null) return;
    setTyped(null);
    const quantity = parseQuantity(typed);
    if (quantity !== line.quantity) onQuantity(quantity);
  };
  const problem = line.isGone
    ? texts.draft.gone
    : line.quantity > line.stock
      ? onlyInStockMessage(line.stock)
      : null;
  return (
    <li className={classes['line']} data-bad={problem !== null || undefined}>
      <p className={classes['name']}>{line.name}</p>
      <button
        type="button"
        className={classes['remove']}
        aria-label={texts.draft.remove(line.name)}
        onClick={() => onQuantity(0)}
      >
        <IconTrash size={17} aria-hidden />
      </button>
      <span className={classes['stepper']}>
        <button
          type="button"
          aria-label={`${uiTexts.decrease}: ${line.name}`}
          disabled={line.quantity <= 0}
          onClick={() => onQuantity(line.quantity - 1)}
        >
          <IconMinus size={16} aria-hidden />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${uiTexts.quantity}: ${line.name}`}
          value={typed ?? String(line.quantity)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value.slice(0, 7))}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish();
            if (event.key === 'Escape') setTyped(null);
          }}
        />
        <button
          type="button"
          aria-label={`${uiTexts.increase}: ${line.name}`}
          onClick={() => onQuantity(line.quantity + 1)}
        >
          <IconPlus size={16} aria-hidden />
        </button>
      </span>
      <span className={classes['sum']}>
        <small>
          <Money cents={line.unitPriceCents} />
        </small>
        <Money cents={line.unitPriceCents * line.quantity} />
      </span>
      {problem && <p className={classes['problem']}>{problem}</p>}
    </li>
  );
}
