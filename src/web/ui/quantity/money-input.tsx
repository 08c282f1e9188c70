import { TextInput, type TextInputProps } from '@mantine/core';
import { NUMBER_FAULT_TEXTS, parseCents } from '#shared/text/parse-number.ts';
import { readNumberField } from './typed-number.ts';

type MoneyInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  readonly value?: string;
  readonly onChange: (text: string) => void;
};

export function MoneyInput({ value = '', onChange, error = null, size = 'md', ...rest }: MoneyInputProps) {
  const isUnclear = Boolean(error) && parseCents(value).reason === 'unclear';
  return (
    <TextInput
      {...rest}
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
