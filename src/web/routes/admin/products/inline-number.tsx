import { useState } from 'react';
import { toNumber, toNumberText } from '#web/routes/admin/ui/number-text.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './products-table.module.css';
import { productsTexts as texts } from './texts.ts';

type InlineNumberProps = {
  /** What the button says that turns into a field, for screen readers. */
  readonly editLabel: string;
  readonly label: string;
  /** The number as it is edited (`12.5`) and as it is shown (`12,50 €`). */
  readonly value: number;
  readonly shown: string;
  readonly max?: number;
  readonly onSave: (value: number) => void;
};

/** A number that becomes a field when clicked: Enter or leaving it saves, Escape takes it back. */
export function InlineNumber({ editLabel, label, value, shown, max, onSave }: InlineNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const save = () => {
    if (typed === null) return;
    setTyped(null);
    const wanted = toNumber(typed);
    if (typed === '' || wanted === value) return;
    if (max !== undefined && wanted > max) {
      showToast({ tone: 'error', message: texts.failed.range });
      return;
    }
    onSave(wanted);
  };

  if (typed === null) {
    return (
      <button
        type="button"
        className={classes['inline']}
        aria-label={editLabel}
        onClick={() => setTyped(String(value))}
      >
        {shown}
      </button>
    );
  }
  return (
    <input
      className={classes['inlineInput']}
      aria-label={label}
      inputMode="decimal"
      // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field
      autoFocus
      value={typed}
      maxLength={12}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(toNumberText(event.currentTarget.value))}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
