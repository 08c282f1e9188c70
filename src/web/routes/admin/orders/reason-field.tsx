import { TextInput } from '@mantine/core';
import { ordersTexts as texts } from './texts.ts';

type ReasonFieldProps = { readonly value: string; readonly onChange: (value: string) => void };

/** Why a delivered order is taken back, for the history. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <TextInput
      label={texts.reason}
      mt="sm"
      maxLength={300}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
