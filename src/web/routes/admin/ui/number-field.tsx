import { TextInput, type TextInputProps } from '@mantine/core';
import { toNumberText } from './number-text.ts';

type NumberFieldProps = Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'inputMode'> & {
  readonly value?: string;
  readonly onChange: (text: string) => void;
  /** Whole numbers bring up the keypad without a dot. */
  readonly isWhole?: boolean;
};

/** A numeric field that is typed as text: only digits and a dot stay, a comma becomes a dot (spec 1 §5). */
export function NumberField({ value = '', onChange, isWhole = false, ...rest }: NumberFieldProps) {
  return (
    <TextInput
      {...rest}
      value={value}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={14}
      onChange={(event) => onChange(toNumberText(event.currentTarget.value))}
    />
  );
}
