import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type FocusEvent, useState } from 'react';

type DoubtedInputProps = TextInputProps & { readonly warningOf: (text: string) => string | null };

/** Marks unusual input on blur, and accepts it all the same. */
export function DoubtedInput({ warningOf, onChange, onBlur, ...props }: DoubtedInputProps) {
  const [looked, setLooked] = useState(String(props.value ?? props.defaultValue ?? ''));
  const warning = warningOf(looked);
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
