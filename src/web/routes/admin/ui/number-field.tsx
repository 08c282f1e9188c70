import { TextInput, type TextInputProps } from '@mantine/core';

type NumberFieldProps = Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'inputMode'> & {
  readonly value?: string;
  readonly onChange: (text: string) => void;
  readonly isWhole?: boolean;
};

export function NumberField({ value = '', onChange, isWhole = false, ...rest }: NumberFieldProps) {
  // An uncontrolled form reads the DOM value: dropping letters from `value` only would leave them visible and submit
  // an empty field.
  const isUncontrolled = rest.defaultValue !== undefined;
  const shown = isUncontrolled ? {} : { value };
  return (
    <TextInput
      {...rest}
      {...shown}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      onChange={({ currentTarget: { value: typed } }) =>
        onChange(isUncontrolled ? typed : toNumberText(typed))
      }
    />
  );
}

/**
 * Normalises numeric input: a single comma becomes a dot; currency prefix and unit are dropped. Two separators are left
 * for the parser, which knows the decimal one. Letters between digits are left too: dropping them while typing would
 * turn `1e3` into 13.
 */
export function toNumberText(typed: string): string {
  const bare = typed.replace(/^[^\d.,-]+|[€%]+$/g, '');
  return bare.replace(/[^.,]/g, '') === ',' ? bare.replace(',', '.') : bare;
}
