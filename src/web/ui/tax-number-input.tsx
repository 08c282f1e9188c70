import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { type TaxNumberKind, taxNumberWarning } from '#shared/tax-numbers.ts';

type TaxNumberInputProps = TextInputProps & { readonly kind: TaxNumberKind };

const ORDER: NonNullable<TextInputProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

/** A tax number; one of another form than Kosovo's is marked while it is typed, and taken all the same. */
export function TaxNumberInput({ kind, onChange, ...field }: TaxNumberInputProps) {
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  const text = field.value === undefined ? typed : String(field.value);
  const warning = taxNumberWarning(kind, text);
  return (
    <TextInput
      {...field}
      inputWrapperOrder={ORDER}
      description={warning}
      descriptionProps={{ c: 'var(--shop-warn-text)' }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange?.(event);
      }}
    />
  );
}
