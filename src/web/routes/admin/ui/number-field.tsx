import { TextInput, type TextInputProps } from '@mantine/core';
import { useRef } from 'react';
import { readNumberField, takeDotted } from '#web/ui/quantity/typed-number.ts';

type NumberFieldProps = Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'inputMode'> & {
  readonly value?: string;
  readonly onChange: (text: string) => void;
  readonly isWhole?: boolean;
};

export function NumberField({ value = '', onChange, isWhole = false, ...rest }: NumberFieldProps) {
  const isUncontrolled = rest.defaultValue !== undefined;
  const shown = isUncontrolled ? {} : { value };
  const last = useRef(String(rest.defaultValue ?? ''));
  return (
    <TextInput
      {...rest}
      {...shown}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      onChange={({ currentTarget }) => {
        last.current = readNumberField(currentTarget, isUncontrolled ? last.current : value, takeDotted);
        onChange(last.current);
      }}
    />
  );
}
