import { TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { ParsedNumber } from '#shared/text/parse-number.ts';
import { readNumberField, takeDotted } from '#web/ui/quantity/typed-number.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './products.module.css';

type InlineNumberProps = {
  readonly editLabel: string;
  readonly label: string;
  /** In cents or basis points, as typed (`12,50`) and as displayed (`12,50 €`). */
  readonly value: number;
  readonly text: string;
  readonly shown: string;
  readonly read: (text: string) => ParsedNumber;
  readonly faultText: (fault: NonNullable<ParsedNumber['reason']>) => string;
  readonly onSave: (value: number) => void;
};

export function InlineNumber(props: InlineNumberProps) {
  const { editLabel, label, value, text, shown, read, faultText, onSave } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);

  const close = () => {
    setTyped(null);
    setInvalid(false);
  };
  const save = (isLeaving: boolean) => {
    if (typed === null) return;
    if (typed === '' || typed === text) return close();
    const wanted = read(typed);
    if (wanted.reason === undefined || isLeaving) close();
    if (wanted.reason !== undefined) {
      setInvalid(!isLeaving);
      showToast({ tone: 'error', message: faultText(wanted.reason), id: 'inline-number' });
      return;
    }
    if (wanted.value !== value) onSave(wanted.value);
  };

  if (typed === null) {
    return (
      <UnstyledButton
        className={classes['inline'] ?? ''}
        aria-label={editLabel}
        onClick={() => setTyped(text)}
      >
        {shown}
      </UnstyledButton>
    );
  }
  return (
    <TextInput
      w={96}
      ml="auto"
      size="xs"
      styles={{ input: { textAlign: 'right' } }}
      aria-label={label}
      error={isInvalid}
      inputMode="decimal"
      autoComplete="off"
      autoFocus
      value={typed}
      maxLength={20}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setTyped(readNumberField(event.currentTarget, typed, takeDotted));
        setInvalid(false);
      }}
      onBlur={() => save(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save(false);
        if (event.key === 'Escape') close();
      }}
    />
  );
}
