import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { type TaxNumberKind, taxNumberWarning } from '#shared/text/tax-numbers.ts';

type TaxNumberFieldProps = TextInputProps & { readonly kind: TaxNumberKind };

/**
 * Marks a number that is not of Kosovo's form on blur and accepts it all the same: buyers from abroad have others.
 */
export function TaxNumberField({ kind, onChange, onBlur, ...props }: TaxNumberFieldProps) {
  const [looked, setLooked] = useState(String(props.value ?? props.defaultValue ?? ''));
  const warning = taxNumberWarning(kind, looked);
  return (
    <TextInput
      autoComplete="off"
      {...props}
      description={
        warning && (
          <Text span inherit c="var(--shop-warn-text)">
            {warning}
          </Text>
        )
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        if (warning) setLooked(event.currentTarget.value);
        onChange?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setLooked(event.currentTarget.value);
        onBlur?.(event);
      }}
    />
  );
}
