import { TextInput, type TextInputProps } from '@mantine/core';

type NumberFieldProps = Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'inputMode'> & {
  readonly value?: string;
  readonly onChange: (text: string) => void;
  /** Whole numbers bring up the keypad without a dot. */
  readonly isWhole?: boolean;
};

/** A numeric field that is typed as text; `parse-number.ts` reads what stands in it. */
export function NumberField({ value = '', onChange, isWhole = false, ...rest }: NumberFieldProps) {
  // A form that keeps what is typed in the field itself hands on only what stood there first.
  const shown = rest.defaultValue === undefined ? { value } : {};
  return (
    <TextInput
      {...rest}
      {...shown}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      onChange={(event) => onChange(toNumberText(event.currentTarget.value))}
    />
  );
}

/**
 * What a numeric field keeps of what is typed: a lone comma becomes a dot, what stands around the number is dropped. Two
 * separators stay as they are: which of them parts the decimals is for the reader to say, and not to be guessed here.
 */
export function toNumberText(typed: string): string {
  const bare = typed.replace(/^[^\d.,-]+|[^\d.,\s]+$/g, '');
  return bare.replace(/[^.,]/g, '') === ',' ? bare.replace(',', '.') : bare;
}
