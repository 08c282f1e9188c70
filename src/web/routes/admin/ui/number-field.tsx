import { TextInput, type TextInputProps } from '@mantine/core';

type NumberFieldProps = Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'inputMode'> & {
  readonly value?: string;
  readonly onChange: (text: string) => void;
  readonly isWhole?: boolean;
};

export function NumberField({ value = '', onChange, isWhole = false, ...rest }: NumberFieldProps) {
  // A form that keeps what is typed in the field itself hands on only what stood there first; what it reads is what
  // stands there: letters that it dropped would still be seen, and pass as an empty field.
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
 * What a numeric field keeps of what is typed: a lone comma becomes a dot, what stands before the number and its unit
 * are dropped. Two separators stay as they are: which of them parts the decimals is for the reader to say. So do letters
 * among the digits: dropped key by key, they would glue `1e3` together to 13.
 */
export function toNumberText(typed: string): string {
  const bare = typed.replace(/^[^\d.,-]+|[€%]+$/g, '');
  return bare.replace(/[^.,]/g, '') === ',' ? bare.replace(',', '.') : bare;
}
