import { TextInput } from '@mantine/core';
import { NUMBER_FAULT_TEXTS, parseCents } from '#shared/text/parse-number.ts';
import { readNumberField } from './typed-number.ts';

type MoneyInputProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | null;
  readonly size?: 'sm' | 'md' | 'lg';
};

export function MoneyInput({ label, value, onChange, error = null, size = 'md' }: MoneyInputProps) {
  const isUnclear = error !== null && parseCents(value).reason === 'unclear';
  return (
    <TextInput
      label={label}
      value={value}
      error={isUnclear ? NUMBER_FAULT_TEXTS.unclear : error}
      size={size}
      inputMode="decimal"
      autoComplete="off"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(readNumberField(event.currentTarget, value))}
    />
  );
}
